import Combine
import SwiftUI

final class Bed: ObservableObject, Identifiable {
  let id = UUID()
  @Published var plants = 0
}

final class Garden: ObservableObject {
  @Published var beds: [Bed] = []
  private var watches: Set<AnyCancellable> = []

  init() {
    $beds
      .flatMap { beds in Publishers.MergeMany(beds.map(\.objectWillChange)) }
      .sink { [weak self] in self?.objectWillChange.send() }
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
  @ObservedObject var garden: Garden

  var body: some View {
    ForEach(garden.beds) { bed in
      Stepper("\(bed.plants)", value: Binding(get: { bed.plants }, set: { bed.plants = $0 }))
    }
  }
}
