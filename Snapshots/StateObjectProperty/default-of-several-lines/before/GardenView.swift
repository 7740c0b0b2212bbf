import SwiftUI

final class Garden: ObservableObject {
  @Published var beds: Int
  private let onChange: () -> Void

  init(beds: Int, onChange: @escaping () -> Void = {}) {
    self.beds = beds
    self.onChange = onChange
  }
}

struct GardenView: View {
  @StateObject private var garden = Garden(
    beds: 3,
    onChange: { print("changed") }
  )
  @StateObject private var spare = Garden(beds: 1) {
    print("spare")
  }
  @StateObject private var built: Garden = {
    let garden = Garden(beds: 0)
    garden.beds = 7
    return garden
  }()

  var body: some View {
    Text("\(garden.beds + spare.beds + built.beds)")
  }
}
