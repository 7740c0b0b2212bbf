import SwiftUI

final class Store: ObservableObject {
  @Published var rows = 0
  // migrate-observable:ignore
  var cache = 0
}

final class Other: ObservableObject {
  @Published var rows = 0
}
