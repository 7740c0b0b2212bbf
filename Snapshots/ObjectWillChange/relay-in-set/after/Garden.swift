import SwiftUI

@Observable
final class Bed {
  var plants = 0
}

@Observable
final class Garden {
  var title = "Back"
  var bed = Bed()
}

struct GardenView: View {
  let garden: Garden

  var body: some View {
    Text("\(garden.title): \(garden.bed.plants)")
    Button("Plant") { garden.bed.plants += 1 }
  }
}
