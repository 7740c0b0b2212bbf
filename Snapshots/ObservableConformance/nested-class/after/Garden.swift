import SwiftUI

enum Garden {
  struct Region<Soil> {
    @Observable
    final class Model {
      var beds = 0
      @ObservationIgnored var soil: Soil?
    }
  }

  @Observable
  class Owner {
    var name = "Ada"
  }
}

struct OwnerName: View {
  let owner: Garden.Owner
  @State private var region = Garden.Region<String>.Model()

  var body: some View {
    Text("\(owner.name) \(region.beds)")
  }
}
