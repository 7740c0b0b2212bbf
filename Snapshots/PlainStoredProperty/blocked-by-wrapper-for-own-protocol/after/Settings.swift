import Combine
import SwiftUI

protocol Announcing: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {}

@propertyWrapper
struct Announced<Value> {
  private var value: Value

  init(wrappedValue: Value) {
    value = wrappedValue
  }

  @available(*, unavailable)
  var wrappedValue: Value {
    get { fatalError("it is of a class") }
    set { fatalError("it is of a class, and not \(newValue)") }
  }

  static subscript<Owner: Announcing>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner.objectWillChange.send()
      owner[keyPath: storage].value = newValue
    }
  }
}

final class Settings: Announcing {
  @Announced var isLarge = false
  @Published var name = ""
}

@Observable
final class Clock {
  var ticks = 0
}

struct SettingsView: View {
  @StateObject private var settings = Settings()
  @State private var clock = Clock()

  var body: some View {
    Toggle("\(settings.name), \(clock.ticks)", isOn: $settings.isLarge)
  }
}
