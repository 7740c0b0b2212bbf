import SwiftUI

@Observable
final class Garden {
  var beds: Int
  private let onChange: () -> Void

  init(beds: Int, onChange: @escaping () -> Void = {}) {
    self.beds = beds
    self.onChange = onChange
  }
}

struct GardenView: View {
  @State private var garden = Garden(
    beds: 3,
    onChange: { print("changed") }
  )
  @State private var spare = Garden(beds: 1) {
    print("spare")
  }
  @State private var built: Garden = {
    let garden = Garden(beds: 0)
    garden.beds = 7
    return garden
  }()

  var body: some View {
    Text("\(garden.beds + spare.beds + built.beds)")
  }
}
