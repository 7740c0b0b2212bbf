import Observation

@Observable
public final class Player {
  public var isPlaying = false

  public init() {}
}

/// No sample observes it.
@Observable
public final class Playlist {
  public var titles: [String] = []

  public init() {}
}

/// Clients cannot see it.
@Observable
final class Session {
  var name = ""
}
