import SwiftUI

@Observable
final class Garden {
  var beds: Int
  init(beds: Int) { self.beds = beds }
}

struct GardenView: View {
  @State private var garden = Garden(beds: 1)
  @State private var title = "Garden"

  var body: some View {
    Text("\(title): \(garden.beds)")
  }
}

extension GardenView {
  init(title: String) {
    self.init()
    _title = State(initialValue: title)
  }
}
