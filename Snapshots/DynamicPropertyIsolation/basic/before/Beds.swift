import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 0
}

struct Beds: DynamicProperty {
  @ObservedObject var garden: Garden

  var count: Int { garden.beds }
}

@MainActor
struct Rows: DynamicProperty {
  @StateObject private var garden = Garden()

  var count: Int { garden.beds }
}

struct BedsView: View {
  let beds: Beds

  var body: some View {
    Text("\(beds.count) beds")
  }
}
