import Foundation

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.forObject(self)
  }
}

public final class ObservableObjectPublisher: Publisher, StagePublisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let lines = Lines<Void, Never>()

  public init() {}

  public func send() { lines.send(()) }

  var stage: Publishers.Stage<Void, Never> {
    Publishers.Stage { self.lines.add($0) }
  }
}

extension ObservableObjectPublisher {
  /// Combine finds room for the publisher inside the object; here it lives beside it.
  private struct Entry {
    weak var owner: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  private static let lock = NSLock()

  static func forObject(_ object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.owner === object { return entry.publisher }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(owner: object, publisher: publisher)
      return publisher
    }
  }
}

extension ObservableObject {
  /// What a published property of this object does before it changes.
  func announceChange() {
    (objectWillChange as? ObservableObjectPublisher)?.send()
  }
}
