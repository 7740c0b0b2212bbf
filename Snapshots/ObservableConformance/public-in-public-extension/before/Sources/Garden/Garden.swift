import Combine
import SwiftUI

public enum Garden {}

public extension Garden {
  class Bed: ObservableObject {
    @Published public var plants = 0
    public init() {}
  }

  internal class Shed: ObservableObject {
    @Published var tools = 0
  }
}

extension Garden {
  class Ladder: ObservableObject {
    @Published var rungs = 0
  }
}

final class Diary {
  private var subscription: AnyCancellable?

  func follow(_ bed: Garden.Bed) {
    subscription = bed.objectWillChange.sink { print("changed") }
  }
}
