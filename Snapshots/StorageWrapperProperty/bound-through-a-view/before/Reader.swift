import SwiftUI

final class ReaderSettings: ObservableObject {
  @AppStorage("size") var size = 12
  @AppStorage("isDark") var isDark = false
}

struct SizeView: View {
  @ObservedObject var settings: ReaderSettings

  var body: some View {
    Stepper("Size", value: settings.$size, in: 8...32)
  }
}

struct DarkView: View {
  @StateObject private var settings = ReaderSettings()

  var body: some View {
    Toggle("Dark", isOn: settings.$isDark)
  }
}

struct SharedView: View {
  @EnvironmentObject private var settings: ReaderSettings

  var body: some View {
    Toggle("Dark", isOn: settings.$isDark)
  }
}

struct RowView: View {
  @ObservedObject var settings: ReaderSettings

  var body: some View {
    row(settings)
  }

  private func row(_ settings: ReaderSettings) -> some View {
    Toggle("Dark", isOn: settings.$isDark)
  }
}
