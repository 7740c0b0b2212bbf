import Combine
import Foundation

final class Line {
  var level = 0
}

public class Track: NSObject, ObservableObject {
  private let line = Line()

  /// Clients show it.
  public var level: Int { line.level }

  /// Collections compare objects, and logs describe them.
  override public var hash: Int { line.level }
  override public func isEqual(_ object: Any?) -> Bool {
    (object as? Track)?.line.level == line.level
  }
  override public var description: String { "Track \(line.level)" }

  public func raise() {
    line.level += 1
    Task { @MainActor in self.objectWillChange.send() }
  }
}
