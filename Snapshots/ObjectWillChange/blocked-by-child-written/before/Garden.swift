import SwiftUI

// migrate-observable:ignore
final class Bed: ObservableObject {
  @Published var name = "North"
}

final class Garden: ObservableObject {
  var bed = Bed()

  func rename(to name: String) {
    objectWillChange.send()
    bed.name = name
  }
}

struct GardenView: View {
  @ObservedObject var garden: Garden

  var body: some View {
    Text(garden.bed.name)
  }
}
