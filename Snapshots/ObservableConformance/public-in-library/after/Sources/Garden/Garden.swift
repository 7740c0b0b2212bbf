import SwiftUI

@Observable
public final class Garden {
  public var beds = 0
  public init() {}
}

@Observable
final class Shed {
  var tools = 0
}

public enum Orchard {
  @Observable
  open class Tree {
    public var apples = 0
    public init() {}
  }

  @Observable
  final class Ladder {
    var rungs = 0
  }
}
