import SwiftUI

/// A view of any object can hold it.
final class Bell: ObservableObject {
  func ring() {
    objectWillChange.send()
    print("ring")
  }
}

struct Watched<Model: ObservableObject>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("\(Date().timeIntervalSince1970)")
  }
}
