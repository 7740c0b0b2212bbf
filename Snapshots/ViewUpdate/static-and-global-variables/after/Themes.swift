import SwiftUI

@Observable
final class Theme {
  static let shared = Theme()
  static var name = "light"
  static var names = ["light", "dark"]
  var version = 0
  var size = 12

  static func use(_ name: String) {
    Theme.name = name
    shared.version += 1
  }
}

/// Who changes it tells nobody else.
nonisolated(unsafe) var contrast = 1

@Observable
final class Contrast {
  var stamp = 0

  func raise() {
    contrast += 1
    stamp += 1
  }
}

struct ThemeView: View {
  private let theme = Theme.shared

  var body: some View {
    Text(Theme.name)
    Button("Dark") { Theme.use("dark") }
  }
}

struct SizeView: View {
  private let theme = Theme.shared

  var body: some View {
    Text("\(Theme.name), \(theme.size)")
  }
}

struct ContrastView: View {
  @State private var model = Contrast()

  var body: some View {
    Text("Contrast \(contrast)")
    Button("Raise") { model.raise() }
  }
}

/// What nobody changes is shown as it was.
struct NamesView: View {
  private let theme = Theme.shared

  var body: some View {
    Text(Theme.names.joined())
  }
}
