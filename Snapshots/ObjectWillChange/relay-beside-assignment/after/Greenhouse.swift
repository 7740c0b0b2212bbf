import Combine
import SwiftUI

@Observable
final class Plant {
  var height = 0 {
    willSet { heightSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var heightSubject = CurrentValueSubject<Int, Never>(_height)
}

/// The set is needed for what was assigned.
@Observable
final class Shelf {
  private(set) var tallest = 0
  let plant = Plant()
  @ObservationIgnored private var watches: Set<AnyCancellable> = []

  init() {
    plant.heightSubject
      .sink { [weak self] in self?.tallest = $0 }
      .store(in: &watches)
  }
}

struct ShelfView: View {
  let shelf: Shelf

  var body: some View {
    Text("\(shelf.tallest): \(shelf.plant.height)")
  }
}
