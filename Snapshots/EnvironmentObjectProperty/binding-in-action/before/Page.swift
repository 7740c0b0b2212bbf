import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
}

struct Page: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    Text(settings.name)
      .onAppear(perform: clear)
  }

  private func clear() {
    let name = $settings.name
    name.wrappedValue = ""
    fill($settings.name)
  }

  private func fill(_ name: Binding<String>) {
    name.wrappedValue = "Fern"
  }
}
