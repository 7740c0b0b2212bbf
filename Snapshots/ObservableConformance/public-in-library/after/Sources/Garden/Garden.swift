import SwiftUI

@Observable
public final class Garden {
  public var beds = 0
  public init() {}
}

final class Shed {
  var tools = 0
}

public enum Orchard {
  @Observable
  open class Tree {
    public var apples = 0
    public init() {}
  }

  final class Ladder {
    var rungs = 0
  }
}

/// Clients see the name, but get no object.
@Observable
public final class Pond {
  static let shared = Pond()
  var fish = 0
}

/// A public function returns one.
@Observable
public final class Gate {
  public var isOpen = false
}

public func mainGate() -> Gate { Gate() }

/// The view that injects it is public, and so may be the views in it.
@Observable
public final class Weather {
  public var isSunny = true
}

public struct Meadow<Content: View>: View {
  @State private var weather = Weather()
  let content: Content

  public init(content: Content) { self.content = content }

  public var body: some View { content.environment(weather) }
}

/// Public for the compiler alone.
@Observable
public final class _Box {
  public var value = 0
  public init() {}
}

@_spi(Internal) @Observable public final class Drain {
  public var isOpen = false
  public init() {}
}
