import Combine
import SwiftUI

final class Dial: ObservableObject {
  @Published var angle = 0.0
  let turned: PassthroughSubject<Double, Never> = .init()
  let latest: CurrentValueSubject<Double, Never> = .init(0)
  private var marks: [Double] = .init()
  private var watches: Set<AnyCancellable> = .init()
}

final class Panel: ObservableObject {
  struct Lamp { var isOn = false }

  @Published var lamps: [Lamp] = [.init(), .init(isOn: true)]
}

struct PanelView: View {
  @StateObject private var panel = Panel()

  var body: some View {
    Text("\(panel.lamps.count)")
  }
}

struct DialView: View {
  @StateObject private var dial = Dial()

  var body: some View {
    Slider(value: $dial.angle)
  }
}
