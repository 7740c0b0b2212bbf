import Combine

public final class Player: ObservableObject {
  @Published public var isPlaying = false

  public init() {}
}

/// No sample observes it.
public final class Playlist: ObservableObject {
  @Published public var titles: [String] = []

  public init() {}
}

/// Clients cannot see it.
final class Session: ObservableObject {
  @Published var name = ""
}
