import Combine
import SwiftUI

/// Its property is published, and it calls a method of its own that the macro's would hide.
class Boat {
  @Published var speed = 0

  func access<Value>(keyPath: KeyPath<Boat, Value>) {}
}

final class Ferry: Boat, ObservableObject {
  @Published var name = ""
}

struct FerryView: View {
  @ObservedObject var ferry: Ferry

  var body: some View {
    Text("\(ferry.name) \(ferry.speed)")
  }
}
