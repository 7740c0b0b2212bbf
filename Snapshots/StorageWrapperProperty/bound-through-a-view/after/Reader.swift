import SwiftUI

@Observable
final class ReaderSettings {
  var size: Int {
    get {
      access(keyPath: \.size)
      return sizeStorage
    }
    set {
      withMutation(keyPath: \.size) { sizeStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("size") private var sizeStorage = 12
  var isDark: Bool {
    get {
      access(keyPath: \.isDark)
      return isDarkStorage
    }
    set {
      withMutation(keyPath: \.isDark) { isDarkStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("isDark") private var isDarkStorage = false
}

struct SizeView: View {
  @Bindable var settings: ReaderSettings

  var body: some View {
    Stepper("Size", value: $settings.size, in: 8...32)
  }
}

struct DarkView: View {
  @State private var settings = ReaderSettings()

  var body: some View {
    Toggle("Dark", isOn: Bindable(settings).isDark)
  }
}

struct SharedView: View {
  @Environment(ReaderSettings.self) private var settings

  var body: some View {
    Toggle("Dark", isOn: Bindable(settings).isDark)
  }
}

struct RowView: View {
  let settings: ReaderSettings

  var body: some View {
    row(settings)
  }

  private func row(_ settings: ReaderSettings) -> some View {
    Toggle("Dark", isOn: Bindable(settings).isDark)
  }
}
