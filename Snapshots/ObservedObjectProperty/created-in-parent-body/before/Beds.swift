import SwiftUI

final class Bed: ObservableObject {
  @Published var plants = 0
}

struct BedRow: View {
  @ObservedObject var bed: Bed

  var body: some View {
    Stepper("\(bed.plants) plants", value: $bed.plants)
  }
}

struct BedPage: View {
  @State private var pages = 0

  var body: some View {
    BedRow(bed: Bed())
    Button("Turn page \(pages)") { pages += 1 }
  }
}
