import SwiftUI

final class Draft: ObservableObject {
  @Published var title = ""
}

final class Router: ObservableObject {
  @Published var path: [String] = []
}

/// Each evaluation takes a binding to the draft, so its preview crashed before, too.
struct TitleField: View {
  @EnvironmentObject private var draft: Draft

  var body: some View {
    TextField("Title", text: $draft.title)
  }
}

/// Without a router on one way, it holds an optional: its preview goes on to work until someone taps.
struct OpenButton: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append("next") }
  }
}

struct Root: View {
  @StateObject private var router = Router()

  var body: some View {
    OpenButton().environmentObject(router)
    Text(router.path.joined(separator: "/"))
  }
}

struct Detached: View {
  var body: some View {
    OpenButton()
  }
}

@main
struct FormApp: App {
  @StateObject private var draft = Draft()

  var body: some Scene {
    WindowGroup {
      TitleField().environmentObject(draft)
      Root()
      Detached()
    }
  }
}

#Preview {
  TitleField()
}

#Preview {
  OpenButton()
}
