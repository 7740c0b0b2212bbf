import SwiftUI

/// A body registers names while it runs, so `names` cannot be tracked. `SettingsPanel` shows it without its source.
@Observable
final class Settings {
  var values: [String: String] = [:]
  @ObservationIgnored var names: [String] = []

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
@Observable
final class Titles {
  var prefix = ""
  @ObservationIgnored var cache: [Int: String] = [:]

  func title(_ number: Int) -> String {
    access(keyPath: \.prefix)
    if let title = cache[number] { return title }
    let title = prefix + "\(number)"
    cache[number] = title
    return title
  }
}

struct SettingsPanel: View {
  let settings: Settings

  var body: some View {
    ForEach(settings.names, id: \.self) { Text($0) }
  }
}

struct TitleView: View {
  let settings: Settings
  let titles: Titles

  var body: some View {
    Text(settings.value("title"))
    Text(titles.title(1))
  }
}
