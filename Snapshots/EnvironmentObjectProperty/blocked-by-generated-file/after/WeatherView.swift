import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

@Observable
final class Palette {
  var isDark = false
}

struct PaletteView: View {
  @Environment(Palette.self) var palette
  var body: some View { Toggle("Dark", isOn: Bindable(palette).isDark) }
}
