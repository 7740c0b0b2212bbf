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

/// Clients see the name, but get no object.
public final class Pond: ObservableObject {
  static let shared = Pond()
  @Published var fish = 0
}

/// A public function returns one.
public final class Gate: ObservableObject {
  @Published public var isOpen = false
}

public func mainGate() -> Gate { Gate() }

/// The view that injects it is public, and so may be the views in it.
public final class Weather: ObservableObject {
  @Published public var isSunny = true
}

public struct Meadow<Content: View>: View {
  @StateObject private var weather = Weather()
  let content: Content

  public init(content: Content) { self.content = content }

  public var body: some View { content.environmentObject(weather) }
}

/// Public for the compiler alone.
public final class _Box: ObservableObject {
  @Published public var value = 0
  public init() {}
}

@_spi(Internal) public final class Drain: ObservableObject {
  @Published public var isOpen = false
  public init() {}
}
