import SwiftUI

final class Theme: ObservableObject {
  static let shared = Theme()
  static var name = "light"
  static var names = ["light", "dark"]
  @Published var version = 0
  @Published var size = 12

  static func use(_ name: String) {
    Theme.name = name
    shared.version += 1
  }
}

/// Who changes it tells nobody else.
nonisolated(unsafe) var contrast = 1

final class Contrast: ObservableObject {
  @Published var stamp = 0

  func raise() {
    contrast += 1
    stamp += 1
  }
}

struct ThemeView: View {
  @ObservedObject private var theme = Theme.shared

  var body: some View {
    Text(Theme.name)
    Button("Dark") { Theme.use("dark") }
  }
}

struct SizeView: View {
  @ObservedObject private var theme = Theme.shared

  var body: some View {
    Text("\(Theme.name), \(theme.size)")
  }
}

struct ContrastView: View {
  @StateObject private var model = Contrast()

  var body: some View {
    Text("Contrast \(contrast)")
    Button("Raise") { model.raise() }
  }
}

/// What nobody changes is shown as it was.
struct NamesView: View {
  @ObservedObject private var theme = Theme.shared

  var body: some View {
    Text(Theme.names.joined())
  }
}
