import Combine
import Foundation
import SwiftUI

@propertyWrapper
struct persisted<Value> {
  private let key: String
  private let fallback: Value

  init(wrappedValue: Value, _ key: String) {
    self.key = key
    fallback = wrappedValue
  }

  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? fallback }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }

  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, persisted<Value>>
  ) -> Value {
    get { owner[keyPath: storage].wrappedValue }
    set {
      owner[keyPath: storage].wrappedValue = newValue
    }
  }
}

/// It tells of its changes through the wrapper.
@Observable
final class Settings {
  var rows: Int {
    get {
      access(keyPath: \.rows)
      return rowsStorage
    }
    set {
      withMutation(keyPath: \.rows) { rowsStorage = newValue }
    }
  }
  @ObservationIgnored @persisted("rows") private var rowsStorage = 3
}

@propertyWrapper
struct clamped {
  private var value: Int

  init(wrappedValue: Int) { value = wrappedValue }

  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 10) }
  }
}

/// This wrapper tells nobody.
@Observable
final class Counter {
  var name = "Home"
  @ObservationIgnored @clamped var count = 0
}

struct SettingsView: View {
  @Bindable var settings: Settings
  let counter: Counter

  var body: some View {
    Stepper("\(settings.rows) \(counter.name)", value: $settings.rows)
  }
}
