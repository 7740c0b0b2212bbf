import SwiftUI

@Observable
final class Bed {
  var plants = 0
}

struct BedRow: View {
  @Bindable var bed: Bed

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
