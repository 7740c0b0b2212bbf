import Combine
import SwiftUI

@Observable
final class Dial {
  var angle = 0.0
  let turned: PassthroughSubject<Double, Never> = .init()
  let latest: CurrentValueSubject<Double, Never> = .init(0)
  @ObservationIgnored private var marks: [Double] = .init()
  @ObservationIgnored private var watches: Set<AnyCancellable> = .init()
}

@Observable
final class Panel {
  struct Lamp { var isOn = false }

  var lamps: [Lamp] = [.init(), .init(isOn: true)]
}

struct PanelView: View {
  @State private var panel = Panel()

  var body: some View {
    Text("\(panel.lamps.count)")
  }
}

struct DialView: View {
  @State private var dial = Dial()

  var body: some View {
    Slider(value: $dial.angle)
  }
}
