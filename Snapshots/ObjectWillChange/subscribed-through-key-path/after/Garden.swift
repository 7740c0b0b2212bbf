import Combine
import SwiftUI

@Observable
final class Bed: Identifiable {
  let objectWillChange = ObservableObjectPublisher()
  let id = UUID()
  var plants = 0 { willSet { objectWillChange.send() } }
}

@Observable
final class Garden {
  var beds: [Bed] = []
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
