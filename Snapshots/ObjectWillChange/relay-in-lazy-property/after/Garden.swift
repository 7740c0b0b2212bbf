import Combine
import SwiftUI

@Observable
final class Bed {
  let objectWillChange = ObservableObjectPublisher()
  var plants = 0 {
    willSet {
      objectWillChange.send()
      plantsSubject.send(newValue)
    }
  }
  @ObservationIgnored private(set) lazy var plantsSubject = CurrentValueSubject<Int, Never>(_plants)
}

/// The subscription is a property's value, not a statement.
@Observable
final class Garden: ObservableObject {
  var name = ""
  let bed = Bed()
  @ObservationIgnored lazy var watch: AnyCancellable = bed.objectWillChange.sink { _ in }

  init() { _ = watch }
}

struct GardenView: View {
  @StateObject private var garden = Garden()

  var body: some View {
    Text("\(garden.name): \(garden.bed.plants)")
  }
}

@Observable
final class Shelf {
  var beds: [Bed] = []
  private(set) var planted = 0
  @ObservationIgnored private var watches: Set<AnyCancellable> = []

  func watch() {
    beds.publisher
      .flatMap { bed in bed.plantsSubject }
      .sink { [weak self] in self?.planted = $0 }
      .store(in: &watches)
  }
}

struct ShelfView: View {
  @State private var shelf = Shelf()

  var body: some View {
    Text("\(shelf.planted)").onAppear { shelf.watch() }
  }
}
