import Combine
import SwiftUI

final class Plant: ObservableObject {
  @Published var height = 0
}

/// The set is needed for what was assigned.
final class Shelf: ObservableObject {
  @Published private(set) var tallest = 0
  let plant = Plant()
  private var watches: Set<AnyCancellable> = []

  init() {
    // Sends on what the plant announces.
    plant.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &watches)

    plant.$height
      .assign(to: &$tallest)
  }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text("\(shelf.tallest): \(shelf.plant.height)")
  }
}
