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

struct DialView: View {
  @State private var dial = Dial()

  var body: some View {
    Slider(value: $dial.angle)
  }
}
