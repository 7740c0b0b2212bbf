import SwiftUI

public final class Garden: ObservableObject {
  @Published public var beds = 0
  public init() {}
}

final class Shed: ObservableObject {
  @Published var tools = 0
}

public enum Orchard {
  open class Tree: ObservableObject {
    @Published public var apples = 0
    public init() {}
  }

  final class Ladder: ObservableObject {
    @Published var rungs = 0
  }
}
