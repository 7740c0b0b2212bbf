// A wrapper that tells of an object's changes through the object that holds it, as several packages have one.

import Combine

@propertyWrapper
public struct PublishedObject<Value: ObservableObject> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "of classes only")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<Holder: ObservableObject>(
    _enclosingInstance holder: Holder,
    wrapped wrapped: ReferenceWritableKeyPath<Holder, Value>,
    storage storage: ReferenceWritableKeyPath<Holder, PublishedObject>
  ) -> Value {
    get { holder[keyPath: storage].value }
    set { holder[keyPath: storage].value = newValue }
  }
}

@propertyWrapper
public struct PublishedOnMain<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "of classes only")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<Holder: ObservableObject>(
    _enclosingInstance holder: Holder,
    wrapped wrapped: ReferenceWritableKeyPath<Holder, Value>,
    storage storage: ReferenceWritableKeyPath<Holder, PublishedOnMain>
  ) -> Value {
    get { holder[keyPath: storage].value }
    set {
      (holder.objectWillChange as? ObservableObjectPublisher)?.send()
      holder[keyPath: storage].value = newValue
    }
  }
}
