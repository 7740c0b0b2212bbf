public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// New with each change, so that an unchanged copy can be told.
  private(set) var version = Version()

  final class Version: Equatable {
    static func == (lhs: Version, rhs: Version) -> Bool { lhs === rhs }
  }

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      version = Version()
    }
  }

  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { object(objectType) }
    set { setObject(newValue, for: objectType) }
  }

  func object<T: AnyObject>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }

  mutating func setObject(_ object: AnyObject?, for type: Any.Type) {
    objects[ObjectIdentifier(type)] = object
    version = Version()
  }

  public var description: String { "EnvironmentValues" }
}

extension EnvironmentValues {
  /// Room for the values that this module defines, by the name of the property.
  private struct Named: EnvironmentKey {
    static var defaultValue: [String: Any] { [:] }
  }

  func named<V>(_ name: String = #function, default value: @autoclosure () -> V) -> V {
    self[Named.self][name] as? V ?? value()
  }

  mutating func set<V>(_ value: V, named name: String = #function) {
    self[Named.self][name] = value
  }
}
