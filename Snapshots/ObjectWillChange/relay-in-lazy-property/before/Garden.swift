import Combine
import SwiftUI

final class Bed: ObservableObject {
  @Published var plants = 0
}

/// The subscription is a property's value, not a statement.
final class Garden: ObservableObject {
  @Published var name = ""
  let bed = Bed()
  lazy var watch: AnyCancellable = bed.objectWillChange.sink { [weak self] in
    self?.objectWillChange.send()
  }

  init() { _ = watch }
}

struct GardenView: View {
  @StateObject private var garden = Garden()

  var body: some View {
    Text("\(garden.name): \(garden.bed.plants)")
  }
}

final class Shelf: ObservableObject {
  @Published var beds: [Bed] = []
  @Published private(set) var planted = 0
  private var watches: Set<AnyCancellable> = []

  func watch() {
    beds.publisher
      .flatMap { bed in bed.$plants }
      .sink { [weak self] in self?.planted = $0 }
      .store(in: &watches)
  }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    Text("\(shelf.planted)").onAppear { shelf.watch() }
  }
}
