import Combine
import SwiftUI

@Observable
final class Bed: Identifiable {
  let objectWillChange = ObservableObjectPublisher()
  let id = UUID()
  var plants = 0 {
    willSet { objectWillChange.send() }
  }
}

@Observable
final class Garden {
  let objectWillChange = ObservableObjectPublisher()
  var beds: [Bed] = [] {
    willSet {
      objectWillChange.send()
      bedsSubject.send(newValue)
    }
  }
  @ObservationIgnored private(set) lazy var bedsSubject = CurrentValueSubject<[Bed], Never>(_beds)
  @ObservationIgnored private var watches: Set<AnyCancellable> = []

  /// Tells all who read the object to look again.
  func announceChange() {
    objectWillChange.send()
    withMutation(keyPath: \.beds) {}
  }

  init() {
    bedsSubject
      .flatMap { beds in Publishers.MergeMany(beds.map(\.objectWillChange)) }
      .sink { [weak self] in self?.announceChange() }
      .store(in: &watches)
  }
}

func watchAll(_ beds: [Bed]) -> AnyCancellable {
  Publishers.MergeMany(beds.map(\.objectWillChange)).sink { print("changed") }
}

func watchOne(_ bed: Bed) -> AnyCancellable {
  bed[keyPath: \Bed.objectWillChange].sink { print("changed") }
}

struct GardenView: View {
  let garden: Garden

  var body: some View {
    ForEach(garden.beds) { bed in
      Stepper("\(bed.plants)", value: Binding(get: { bed.plants }, set: { bed.plants = $0 }))
    }
  }
}
