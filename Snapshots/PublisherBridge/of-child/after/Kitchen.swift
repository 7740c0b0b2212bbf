import Combine
import SwiftUI

@Observable
final class Oven {
  var degrees = 20 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var degreesSubject = CurrentValueSubject<Int, Never>(_degrees)
}

@Observable
final class Kitchen {
  var warning = ""
  let oven = Oven()
  @ObservationIgnored private var watches: Set<AnyCancellable> = []

  init() {
    oven.degreesSubject
      .filter { $0 > 200 }
      .map { "\($0) is hot" }
      .sink { [weak self] in self?.warning = $0 }
      .store(in: &watches)
  }
}

struct KitchenView: View {
  @State private var kitchen = Kitchen()

  var body: some View {
    Text(kitchen.warning)
    Button("Heat") { kitchen.oven.degrees += 200 }
      .disabled(kitchen.oven.degrees > 1000)
  }
}
