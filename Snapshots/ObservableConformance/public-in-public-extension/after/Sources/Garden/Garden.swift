import Combine
import SwiftUI

public enum Garden {}

public extension Garden {
  @Observable
  class Bed {
    public let objectWillChange = ObservableObjectPublisher()
    public var plants = 0 { willSet { objectWillChange.send() } }
    public init() {}
  }

  @Observable
  internal class Shed {
    var tools = 0
  }
}

extension Garden {
  @Observable
  class Ladder {
    var rungs = 0
  }
}

final class Diary {
  private var subscription: AnyCancellable?

  func follow(_ bed: Garden.Bed) {
    subscription = bed.objectWillChange.sink { print("changed") }
  }
}
