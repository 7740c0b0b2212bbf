import Combine
import SwiftUI

@propertyWrapper
struct Faded<Value> {
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable)
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { owner[keyPath: storageKeyPath].value }
    set {
      withAnimation {
        owner.objectWillChange.send()
        owner[keyPath: storageKeyPath].value = newValue
      }
    }
  }
}

@propertyWrapper
struct Counted {
  private var value: Int

  init(wrappedValue: Int) { value = wrappedValue }

  var wrappedValue: Int {
    get { value }
    set { value = newValue }
  }
  var projectedValue: String { "\(value)" }

  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Int>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Counted>
  ) -> Int {
    get { owner[keyPath: storageKeyPath].value }
    set {
      owner[keyPath: storageKeyPath].value = newValue
    }
  }
}

final class Alarm: ObservableObject {
  @Faded var isRinging = false
}

@Observable
final class Visits {
  var today: Int {
    get {
      access(keyPath: \.today)
      return todayStorage
    }
    set {
      withMutation(keyPath: \.today) { todayStorage = newValue }
    }
  }
  @ObservationIgnored @Counted private var todayStorage = 0
}

@Observable
final class Steps {
  var total: Int {
    get {
      access(keyPath: \.total)
      return totalStorage
    }
    set {
      withMutation(keyPath: \.total) { totalStorage = newValue }
    }
  }
  @ObservationIgnored @Counted private var totalStorage = 0

  var label: String { $totalStorage }
}
