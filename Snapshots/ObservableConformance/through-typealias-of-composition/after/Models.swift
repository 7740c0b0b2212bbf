import SwiftUI

typealias GardenModel = Identifiable

@Observable
final class Bed: GardenModel {
  var title = "North"
}

struct BedTitle: View {
  let bed: Bed

  var body: some View {
    Text(bed.title)
  }
}
