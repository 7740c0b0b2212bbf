import SwiftUI

typealias GardenModel = ObservableObject & Identifiable

@Observable
final class Bed: Identifiable {
  var title = "North"
}

struct BedTitle: View {
  let bed: Bed

  var body: some View {
    Text(bed.title)
  }
}
