import Combine
import SwiftUI

final class Plant: ObservableObject {
  @Published var height = 0
}

/// Views look again every minute too, and what they read of the clock is tracked by nobody.
final class Shelf: ObservableObject {
  @Published var name = "Shelf"
  let plant = Plant()
  private let minutes = PassthroughSubject<Void, Never>()
  private var watch: AnyCancellable?

  func start() {
    watch = plant.objectWillChange.merge(with: minutes)
      .sink { [weak self] in self?.objectWillChange.send() }
  }

  func tick() { minutes.send() }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text("\(shelf.name): \(shelf.plant.height)")
  }
}
