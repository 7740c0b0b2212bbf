import SwiftUI

@Observable
final class Draft {
  var title = ""
}

@Observable
final class Router {
  var path: [String] = []
}

/// Each evaluation takes a binding to the draft, so its preview crashed before, too.
struct TitleField: View {
  @Environment(Draft.self) private var draft

  var body: some View {
    @Bindable var draft = draft
    TextField("Title", text: $draft.title)
  }
}

/// Without a router on one way, it holds an optional: its preview goes on to work until someone taps.
struct OpenButton: View {
  @Environment(Router.self) private var router: Router!

  var body: some View {
    Button("Open") { router.path.append("next") }
  }
}

struct Root: View {
  @State private var router = Router()

  var body: some View {
    OpenButton().environment(router)
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
  @State private var draft = Draft()

  var body: some Scene {
    WindowGroup {
      TitleField().environment(draft)
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
