import SwiftUI

final class Store: ObservableObject {
  @Published var rows = 0
  // migrate-observable:ignore
  var cache = 0
}

@Observable
final class Other {
  var rows = 0
}
