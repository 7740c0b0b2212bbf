import SwiftUI

@Observable
final class Garden {
  var beds = 0
}

struct Beds: DynamicProperty {
  let garden: Garden

  var count: Int { garden.beds }
}

@MainActor
struct Rows: DynamicProperty {
  @State private var garden = Garden()

  var count: Int { garden.beds }
}

struct BedsView: View {
  let beds: Beds

  var body: some View {
    Text("\(beds.count) beds")
  }
}
