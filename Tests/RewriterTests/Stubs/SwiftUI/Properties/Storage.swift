/// The places of stored settings, shared by all who name the same one.
@MainActor
enum StoredSettings {
  private static var locations: [String: AnyObject] = [:]

  static func location<Value>(_ name: String, read: () -> Value) -> Location<Value> {
    if let location = locations[name] as? Location<Value> { return location }
    let location = Location(read())
    locations[name] = location
    return location
  }
}

@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let name: String
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(
    _ key: String,
    _ store: UserDefaults?,
    read: @escaping (UserDefaults) -> Value,
    write: @escaping (UserDefaults, Value) -> Void
  ) {
    let defaults = store ?? .standard
    name = "\(ObjectIdentifier(defaults)) \(key)"
    self.read = { read(defaults) }
    self.write = { write(defaults, $0) }
  }

  private var location: Location<Value> {
    MainActor.assumeIsolated { StoredSettings.location(name, read: read) }
  }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      write(newValue)
      location.value = newValue
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(identity: AnyHashable(name), read: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage: GraphProperty {}

extension AppStorage {
  private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    self.init(key, store) {
      $0.object(forKey: key) as? Value ?? value
    } write: {
      $0.set($1, forKey: key)
    }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(plain: wrappedValue, key, store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(plain: wrappedValue, key, store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: wrappedValue, key, store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store) {
      $0.string(forKey: key).flatMap(URL.init(string:)) ?? wrappedValue
    } write: {
      $0.set($1.absoluteString, forKey: key)
    }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store) {
      ($0.object(forKey: key) as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue
    } write: {
      $0.set($1.rawValue, forKey: key)
    }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store) {
      $0.string(forKey: key).flatMap(Value.init(rawValue:)) ?? wrappedValue
    } write: {
      $0.set($1.rawValue, forKey: key)
    }
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init(optional key: String, _ store: UserDefaults?) {
    self.init(key, store) {
      $0.object(forKey: key) as? Value ?? nil
    } write: { defaults, value in
      let unwrapped = Mirror(reflecting: value).children.first?.value
      defaults.set(unwrapped, forKey: key)
    }
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store)
  }

  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, store) {
      $0.string(forKey: key).flatMap(R.init(rawValue:))
    } write: {
      $0.set($1?.rawValue, forKey: key)
    }
  }

  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, store) {
      ($0.object(forKey: key) as? Int).flatMap(R.init(rawValue:))
    } write: {
      $0.set($1?.rawValue, forKey: key)
    }
  }
}
