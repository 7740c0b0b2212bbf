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

  static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storageKeyPath].wrappedValue }
    set {
      if let publisher = owner.objectWillChange as? ObservableObjectPublisher {
        publisher.send()  // before the change
        owner[keyPath: storageKeyPath].wrappedValue = newValue
      } else {
        owner[keyPath: storageKeyPath].wrappedValue = newValue
      }
    }
  }
}

final class Options: ObservableObject {
  @Option("isCompact", standard: false) var isCompact: Bool
}

struct OptionsView: View {
  @ObservedObject var options: Options

  var body: some View {
    Toggle("Compact", isOn: $options.isCompact)
    Text(options.isCompact ? "Compact" : "Wide")
  }
}
