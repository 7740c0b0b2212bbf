import Combine
import SwiftUI

@Observable
final class Bed {
  var plants = 0
}

final class Garden: ObservableObject {
  var bed: Bed
  let shed = CurrentValueSubject<Int, Never>(0)

  var objectWillChange: AnyPublisher<Void, Never> {
    Deferred { self.shed.map { _ in () } }.eraseToAnyPublisher()
  }

  init(bed: Bed) {
    self.bed = bed
  }

  func plant(in other: Bed) {
    self.bed = other
  }
}

struct GardenView: View {
  @StateObject private var garden = Garden(bed: Bed())

  var body: some View {
    Text("\(garden.bed.plants) \(garden.shed.value)")
  }
}
