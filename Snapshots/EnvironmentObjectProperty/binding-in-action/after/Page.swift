import SwiftUI

@Observable
final class Settings {
  var name = ""
}

struct Page: View {
  @Environment(Settings.self) var settings

  var body: some View {
    Text(settings.name)
      .onAppear(perform: clear)
  }

  private func clear() {
    let name = Bindable(settings).name
    name.wrappedValue = ""
    fill(Bindable(settings).name)
  }

  private func fill(_ name: Binding<String>) {
    name.wrappedValue = "Fern"
  }
}
