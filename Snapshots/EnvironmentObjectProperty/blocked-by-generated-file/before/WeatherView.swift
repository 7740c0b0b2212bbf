import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

final class Palette: ObservableObject {
  @Published var isDark = false
}

struct PaletteView: View {
  @EnvironmentObject var palette: Palette
  var body: some View { Toggle("Dark", isOn: $palette.isDark) }
}
