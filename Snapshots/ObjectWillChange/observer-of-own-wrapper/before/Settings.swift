import SwiftUI

@propertyWrapper
struct Stored<Value> {
  private var value: Value

  init(wrappedValue: Value, _ key: String) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
}

enum Theme: String {
  case light, dark
}

final class Settings: ObservableObject {
  @Published var name = ""

  @Stored("theme")
  public var theme: Theme = .light {
    willSet {
      objectWillChange.send()
    }
  }

  @Stored("size") private(set) var size = 12 {
    didSet {
      print("size \(size)")
      objectWillChange.send()
    }
  }

  func enlarge() { size += 2 }
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Text("\(settings.theme.rawValue) \(settings.size)")
    Button("Dark") { settings.theme = .dark }
    Button("Larger") { settings.enlarge() }
  }
}

struct ThemeField: View {
  @State private var theme = "light"

  var body: some View {
    TextField("Theme", text: $theme)
  }
}
