import Combine
import SwiftUI

/// Keeps a value in the user's defaults.
@propertyWrapper
struct Option<Value> {
  let key: String
  let standard: Value

  init(_ key: String, standard: Value) {
    self.key = key
    self.standard = standard
  }

  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? standard }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }

  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storageKeyPath].wrappedValue }
    set {
      owner[keyPath: storageKeyPath].wrappedValue = newValue
    }
  }
}

@Observable
final class Options {
  var isCompact: Bool {
    get {
      access(keyPath: \.isCompact)
      return isCompactStorage
    }
    set {
      withMutation(keyPath: \.isCompact) { isCompactStorage = newValue }
    }
  }
  @ObservationIgnored @Option("isCompact", standard: false) private var isCompactStorage: Bool
}

struct OptionsView: View {
  @Bindable var options: Options

  var body: some View {
    Toggle("Compact", isOn: $options.isCompact)
    Text(options.isCompact ? "Compact" : "Wide")
  }
}
