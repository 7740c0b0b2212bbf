import SwiftUI

@Observable
final class Garden {
  var beds = 1
}

struct GardenView: View {
  @State private var garden = Garden()
  private let title: String

  var body: some View {
    Text("\(title): \(garden.beds)")
  }
}

extension GardenView {
  init(owner: String) {
    self.init(title: "Garden of \(owner)")
  }
}

struct ShedView: View {
  @State private var garden = Garden()
  private let title: String

  private init(title: String) {
    self.title = title
  }

  var body: some View {
    Text("\(title): \(garden.beds)")
  }
}

extension ShedView {
  init(owner: String) {
    self.init(title: "Shed of \(owner)")
  }
}
