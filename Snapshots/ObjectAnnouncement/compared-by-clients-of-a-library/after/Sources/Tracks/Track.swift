import Foundation
import Observation

final class Line {
  var level = 0
}

@Observable
public class Track: NSObject {
  private let line = Line()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  /// Clients show it.
  public var level: Int {
    access(keyPath: \.self)
    return line.level
  }

  /// Collections compare objects, and logs describe them.
  override public var hash: Int { line.level }
  override public func isEqual(_ object: Any?) -> Bool {
    (object as? Track)?.line.level == line.level
  }
  override public var description: String { "Track \(line.level)" }

  public func raise() {
    line.level += 1
    Task { @MainActor in self.notifyObservers() }
  }
}
