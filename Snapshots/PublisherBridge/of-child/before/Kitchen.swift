import Combine
import SwiftUI

final class Oven: ObservableObject {
  @Published var degrees = 20
}

final class Kitchen: ObservableObject {
  @Published var warning = ""
  let oven = Oven()
  private var watches: Set<AnyCancellable> = []

  init() {
    oven.$degrees
      .filter { $0 > 200 }
      .map { "\($0) is hot" }
      .assign(to: &$warning)
  }
}

struct KitchenView: View {
  @StateObject private var kitchen = Kitchen()

  var body: some View {
    Text(kitchen.warning)
    Button("Heat") { kitchen.oven.degrees += 200 }
      .disabled(kitchen.oven.degrees > 1000)
  }
}
