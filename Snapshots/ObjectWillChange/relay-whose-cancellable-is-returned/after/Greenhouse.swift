import Combine
import SwiftUI

@Observable
final class Plant: Identifiable {
  let objectWillChange = ObservableObjectPublisher()
  let id = UUID()
  var height = 0 { willSet { objectWillChange.send() } }
}

/// What the function returns is taken by other code: the subscription stays.
@Observable
final class Bed {
  var plants: [Plant] = []
  @ObservationIgnored private var watches: [UUID: AnyCancellable] = [:]

  func add(_ plant: Plant) {
    plants.append(plant)
    watches[plant.id] = watch(plant)
  }

  private func watch(_ plant: Plant) -> AnyCancellable {
    plant.objectWillChange.sink { _ in }
  }
}

struct BedView: View {
  let bed: Bed

  var body: some View {
    ForEach(bed.plants) { plant in
      Text("\(plant.height)")
    }
  }
}
