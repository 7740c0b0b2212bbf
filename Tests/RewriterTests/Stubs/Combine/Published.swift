@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      storage.set(newValue)
    }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      return Publisher(storage: storage)
    }
    set {}
  }

  /// The object's and the property's own subscribers hear of a change before it can be read.
  final class Storage {
    fileprivate(set) var value: Value
    fileprivate weak var owner: AnyObject?
    fileprivate let lines = Lines<Value, Never>()
    fileprivate var sources: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    fileprivate func set(_ newValue: Value) {
      (owner as? any ObservableObject)?.announceChange()
      lines.send(newValue)
      value = newValue
    }
  }

  public struct Publisher: Combine.Publisher, StagePublisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: Storage

    var stage: Publishers.Stage<Value, Never> {
      Publishers.Stage { line in
        line.send(storage.value)
        storage.lines.add(line)
      }
    }

    /// Sets the property to each value for as long as the property's object lives.
    func feed<P>(from publisher: P)
    where P: Combine.Publisher, P.Output == Value, P.Failure == Never {
      storage.sources.append(
        publisher.sink { [weak storage] value in storage?.set(value) }
      )
    }
  }
}
