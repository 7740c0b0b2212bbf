import Combine
import SwiftUI

@Observable
class Gauge {
  var level = 0
}

final class PressureGauge: Gauge {
  private var cancellables: Set<AnyCancellable> = []

  init(_ source: AnyPublisher<Int, Never>) {
    super.init()
    source.sink { [weak self] in self?.level = $0 }.store(in: &cancellables)
  }
}

final class HeatGauge: Gauge {
  private var cancellables = [AnyCancellable]()

  init(_ source: AnyPublisher<Int, Never>) {
    super.init()
    source.sink { print($0) }.store(in: &cancellables)
    source.sink { [weak self] in self?.level = $0 }.store(in: &cancellables)
  }
}

final class NamedGauge: Gauge {
  let cancellables = "none"
  private var assignments: Set<AnyCancellable> = []

  init(_ source: AnyPublisher<Int, Never>) {
    super.init()
    source.sink { [weak self] in self?.level = $0 }.store(in: &assignments)
  }
}

struct GaugeView: View {
  let gauge: Gauge

  var body: some View {
    Text("\(gauge.level)")
  }
}
