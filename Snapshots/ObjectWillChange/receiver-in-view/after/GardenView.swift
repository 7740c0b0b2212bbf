import Combine
import SwiftUI

@Observable
final class Garden {
  let objectWillChange = ObservableObjectPublisher()
  var beds = 0 { willSet { objectWillChange.send() } }
}

struct GardenView: View {
  let garden: Garden

  var body: some View {
    Text("\(garden.beds)")
      .onReceive(garden.objectWillChange) { _ in
        print("changes")
      }
  }
}
