import Combine
import SwiftUI

class Gauge: ObservableObject {
  @Published var level = 0
}

final class PressureGauge: Gauge {
  init(_ source: AnyPublisher<Int, Never>) {
    super.init()
    source.assign(to: &$level)
  }
}

final class HeatGauge: Gauge {
  private var cancellables = [AnyCancellable]()

  init(_ source: AnyPublisher<Int, Never>) {
    super.init()
    source.sink { print($0) }.store(in: &cancellables)
    source.assign(to: &$level)
  }
}

final class NamedGauge: Gauge {
  let cancellables = "none"

  init(_ source: AnyPublisher<Int, Never>) {
    super.init()
    source.assign(to: &$level)
  }
}

struct GaugeView: View {
  @ObservedObject var gauge: Gauge

  var body: some View {
    Text("\(gauge.level)")
  }
}
