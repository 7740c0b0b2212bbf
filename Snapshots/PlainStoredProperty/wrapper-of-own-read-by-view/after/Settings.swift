import SwiftUI

@propertyWrapper
struct Setting<Value> {
  let key: String
  private let fallback: Value

  init(wrappedValue: Value, _ key: String) {
    self.key = key
    fallback = wrappedValue
  }

  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? fallback }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

@Observable
final class Settings {
  var count: Int {
    get {
      access(keyPath: \.count)
      return countStorage
    }
    set {
      withMutation(keyPath: \.count) { countStorage = newValue }
    }
  }
  @ObservationIgnored @Setting("count") private var countStorage = 0
  @ObservationIgnored @Setting("name") var name = "Ida"
  @ObservationIgnored @Setting("launches") private var launches = 0
  var draft = ""

  func launch() {
    launches += 1
  }
}

struct SettingsView: View {
  @Bindable var settings: Settings

  var body: some View {
    Stepper("\(settings.count)", value: $settings.count)
    Text(settings.name)
    TextField("Draft", text: $settings.draft)
  }
}
