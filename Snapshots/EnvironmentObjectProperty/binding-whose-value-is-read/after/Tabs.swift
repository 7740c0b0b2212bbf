import SwiftUI

@Observable
final class Navigator {
  var tab = 0
  var place = Place()
}

struct Place {
  var name = "Home"
}

struct TabsView: View {
  @Environment(Navigator.self) private var navigator

  var body: some View {
    if navigator.tab == 0 {
      Text(navigator.place.name)
    }
    buttons
    switcher
  }

  private var buttons: some View {
    Button("Next") {
      navigator.tab += 1
      self.navigator.place.name = "Next"
    }
  }

  private var switcher: some View {
    TextField("Name", text: Bindable(navigator).place.name)
      .disabled(navigator.tab > 3)
  }
}

struct NavigatorApp: App {
  @State private var navigator = Navigator()

  var body: some Scene {
    WindowGroup { TabsView().environment(navigator) }
  }
}
