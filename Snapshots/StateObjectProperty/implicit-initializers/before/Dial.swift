import Combine
import SwiftUI

final class Dial: ObservableObject {
  @Published var angle = 0.0
  let turned: PassthroughSubject<Double, Never> = .init()
  let latest: CurrentValueSubject<Double, Never> = .init(0)
  private var marks: [Double] = .init()
  private var watches: Set<AnyCancellable> = .init()
}

struct DialView: View {
  @StateObject private var dial = Dial()

  var body: some View {
    Slider(value: $dial.angle)
  }
}
