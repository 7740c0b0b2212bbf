import SwiftUI

@Observable
final class Truck {
  var load = 0
}

@Observable
final class Convoy {
  var name = ""
  let first = Truck()
  let second = Truck()

  init(length: Int) {
    switch length {
    case 0:
      name = "Nobody"
    case 1:
      break
    case 2:
      // Both are watched.
      break

    case 3: break
    default:
      name = "Many"
    }
  }
}

@Observable
final class Depot {
  var place = "North"
}

struct ConvoyView: View {
  let convoy: Convoy
  let depot: Depot

  var body: some View {
    Text("\(convoy.name) \(convoy.first.load) \(convoy.second.load) \(depot.place)")
  }
}
