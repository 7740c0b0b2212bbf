import Combine
import SwiftUI

final class Bed: ObservableObject {
  @Published var plants = 0
}

final class Garden: ObservableObject {
  @Published var title = "Back"
  @Published var bed = Bed()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    bed.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

struct GardenView: View {
  @ObservedObject var garden: Garden

  var body: some View {
    Text("\(garden.title): \(garden.bed.plants)")
    Button("Plant") { garden.bed.plants += 1 }
  }
}
