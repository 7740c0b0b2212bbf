import SwiftUI

final class Navigator: ObservableObject {
  @Published var tab = 0
  @Published var place = Place()
}

struct Place {
  var name = "Home"
}

struct TabsView: View {
  @EnvironmentObject private var navigator: Navigator

  var body: some View {
    if $navigator.tab.wrappedValue == 0 {
      Text($navigator.place.name.wrappedValue)
    }
    buttons
    switcher
  }

  private var buttons: some View {
    Button("Next") {
      $navigator.tab.wrappedValue += 1
      self.$navigator.place.wrappedValue.name = "Next"
    }
  }

  private var switcher: some View {
    TextField("Name", text: $navigator.place.name)
      .disabled($navigator.tab.wrappedValue > 3)
  }
}

struct NavigatorApp: App {
  @StateObject private var navigator = Navigator()

  var body: some Scene {
    WindowGroup { TabsView().environmentObject(navigator) }
  }
}
