import Combine
import SwiftUI

class Bed: ObservableObject {
  @Published var plants: [String] = []
}

final class RaisedBed: Bed {
  @Published var height = 1
}

struct BedView: View {
  @ObservedObject var bed: Bed

  var body: some View {
    Text("\(bed.plants.count)")
      .onReceive(bed.$plants) { print($0) }
  }
}
