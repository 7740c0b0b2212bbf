import SwiftUI

@Observable
final class Theme {
  var tint = "red"
}

/// Injects a theme for each device, if there are devices.
struct Previewer: ViewModifier {
  let devices: [String]?

  static func all() -> Previewer { Previewer(devices: ["Phone", "Pad"]) }

  func body(content: Content) -> some View {
    ForEach(0..<2, id: \.self) { _ in
      let theme = Theme()
      if let devices {
        ForEach(devices, id: \.self) { _ in content.environment(theme) }
      } else {
        content.environment(theme)
      }
    }
  }
}

extension View {
  func previewOnAllDevices() -> some View { modifier(Previewer.all()) }
}

struct WelcomeView: View {
  @Environment(Theme.self) var theme

  var body: some View { Text(theme.tint) }
}

#Preview {
  WelcomeView().previewOnAllDevices()
}

/// Reads the theme in each branch, through its own function.
struct Themed: ViewModifier {
  @Environment(Theme.self) var theme

  func body(content: Content) -> some View {
    if #available(iOS 26, macOS 26, *) {
      base(content).bold()
    } else {
      base(content)
    }
  }

  private func base(_ content: Content) -> some View { content.tag(theme.tint) }
}

struct FieldView: View {
  var body: some View { Text("field").modifier(Themed()) }
}

#Preview {
  FieldView()
}

/// Reads the theme in one branch alone.
struct Outlined: ViewModifier {
  @Environment(Theme.self) var theme
  let hasFailed: Bool

  func body(content: Content) -> some View {
    if hasFailed {
      content
    } else {
      content.tag(theme.tint)
    }
  }
}

struct BorderView: View {
  @State private var hasFailed = true

  var body: some View {
    Text("border").modifier(Outlined(hasFailed: hasFailed))
    Toggle("Failed", isOn: $hasFailed)
  }
}

#Preview {
  BorderView()
}

struct RootView: View {
  @State private var theme = Theme()

  var body: some View {
    Group {
      WelcomeView()
      FieldView()
      BorderView()
    }
    .environment(theme)
  }
}
