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

final class Settings: ObservableObject {
  @Setting("count") var count = 0
  @Setting("name") var name = "Ida"
  @Setting("launches") private var launches = 0
  @Published var draft = ""

  func launch() {
    launches += 1
  }
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Stepper("\(settings.count)", value: $settings.count)
    Text(settings.name)
    TextField("Draft", text: $settings.draft)
  }
}
