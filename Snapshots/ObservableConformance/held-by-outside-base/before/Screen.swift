import SwiftUI
import WeatherStation

final class Screen: Station {
  @Published var title = ""
}

struct ScreenView: View {
  @ObservedObject var screen: Screen

  var body: some View {
    Text(screen.title)
  }
}
