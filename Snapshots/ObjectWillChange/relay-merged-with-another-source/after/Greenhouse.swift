import Combine
import SwiftUI

@Observable
final class Plant {
  let objectWillChange = ObservableObjectPublisher()
  var height = 0 { willSet { objectWillChange.send() } }
}

/// Views look again every minute too, and what they read of the clock is tracked by nobody.
@Observable
final class Shelf {
  var name = "Shelf"
  let plant = Plant()
  private let minutes = PassthroughSubject<Void, Never>()
  @ObservationIgnored private var watch: AnyCancellable?

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.name) {}
  }

  func start() {
    watch = plant.objectWillChange.merge(with: minutes)
      .sink { [weak self] in self?.notifyObservers() }
  }

  func tick() { minutes.send() }
}

struct ShelfView: View {
  let shelf: Shelf

  var body: some View {
    Text("\(shelf.name): \(shelf.plant.height)")
  }
}
