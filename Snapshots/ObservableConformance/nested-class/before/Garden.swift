import SwiftUI

enum Garden {
  struct Region<Soil> {
    final class Model: ObservableObject {
      @Published var beds = 0
      var soil: Soil?
    }
  }

  class Owner: ObservableObject {
    @Published var name = "Ada"
  }
}

struct OwnerName: View {
  @ObservedObject var owner: Garden.Owner
  @StateObject private var region = Garden.Region<String>.Model()

  var body: some View {
    Text("\(owner.name) \(region.beds)")
  }
}
