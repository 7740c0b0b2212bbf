import SwiftUI

typealias GardenModel = ObservableObject & Identifiable

final class Bed: GardenModel {
  @Published var title = "North"
}

struct BedTitle: View {
  @ObservedObject var bed: Bed

  var body: some View {
    Text(bed.title)
  }
}
