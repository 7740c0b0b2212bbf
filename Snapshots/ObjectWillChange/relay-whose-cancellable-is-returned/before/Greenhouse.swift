import Combine
import SwiftUI

final class Plant: ObservableObject, Identifiable {
  let id = UUID()
  @Published var height = 0
}

/// What the function returns is taken by other code: the subscription stays.
final class Bed: ObservableObject {
  @Published var plants: [Plant] = []
  private var watches: [UUID: AnyCancellable] = [:]

  func add(_ plant: Plant) {
    plants.append(plant)
    watches[plant.id] = watch(plant)
  }

  private func watch(_ plant: Plant) -> AnyCancellable {
    plant.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
  }
}

struct BedView: View {
  @ObservedObject var bed: Bed

  var body: some View {
    ForEach(bed.plants) { plant in
      Text("\(plant.height)")
    }
  }
}
