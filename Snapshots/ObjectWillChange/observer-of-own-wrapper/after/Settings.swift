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

@Observable
final class Settings {
  var name = ""

  public var theme: Theme {
    get {
      access(keyPath: \.theme)
      return themeStorage
    }
    set {
      withMutation(keyPath: \.theme) { themeStorage = newValue }
    }
  }
  @ObservationIgnored @Stored("theme")
  private var themeStorage: Theme = .light

  private(set) var size: Int {
    get {
      access(keyPath: \.size)
      return sizeStorage
    }
    set {
      withMutation(keyPath: \.size) { sizeStorage = newValue }
    }
  }
  @ObservationIgnored @Stored("size") private var sizeStorage = 12 {
    didSet {
      print("size \(size)")
    }
  }

  func enlarge() { size += 2 }
}

struct SettingsView: View {
  let settings: Settings

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
