import SwiftUI

/// A body registers names while it runs, so `names` cannot be tracked. `SettingsPanel` shows it without its source.
final class Settings: ObservableObject {
  @Published var values: [String: String] = [:]
  var names: [String] = []

  func value(_ name: String) -> String {
    if let value = values[name] { return value }
    if !names.contains(name) {
      names.append(name)
      DispatchQueue.main.async { self.values[name] = "default" }
    }
    return "default"
  }
}

/// Only the getter reads the cache.
final class Titles: ObservableObject {
  @Published var prefix = ""
  var cache: [Int: String] = [:]

  func title(_ number: Int) -> String {
    if let title = cache[number] { return title }
    let title = prefix + "\(number)"
    cache[number] = title
    return title
  }
}

struct SettingsPanel: View {
  @ObservedObject var settings: Settings

  var body: some View {
    ForEach(settings.names, id: \.self) { Text($0) }
  }
}

struct TitleView: View {
  @ObservedObject var settings: Settings
  @ObservedObject var titles: Titles

  var body: some View {
    Text(settings.value("title"))
    Text(titles.title(1))
  }
}
