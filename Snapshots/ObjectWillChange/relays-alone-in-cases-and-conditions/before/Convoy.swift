import Combine
import SwiftUI

final class Truck: ObservableObject {
  @Published var load = 0
}

final class Convoy: ObservableObject {
  @Published var name = ""
  let first = Truck()
  let second = Truck()
  private var watches = Set<AnyCancellable>()

  init(length: Int) {
    switch length {
    case 0:
      name = "Nobody"
    case 1:
      first.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &watches)
    case 2:
      // Both are watched.
      first.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &watches)
      second.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &watches)

    case 3: watches.removeAll()
    default:
      #if DEBUG
      second.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &watches)
      #endif
      name = "Many"
    }
  }
}

final class Depot {
  var place = "North"
}

#if !os(Windows)
extension Depot: ObservableObject {}
#endif

struct ConvoyView: View {
  @ObservedObject var convoy: Convoy
  @ObservedObject var depot: Depot

  var body: some View {
    Text("\(convoy.name) \(convoy.first.load) \(convoy.second.load) \(depot.place)")
  }
}
