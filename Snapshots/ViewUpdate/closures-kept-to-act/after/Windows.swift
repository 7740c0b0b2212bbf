import SwiftUI

@Observable
final class Router {
  var path: [String] = []
}

/// Nobody but the reader's own code runs the closure.
struct WindowReader: View {
  let onUpdate: (UIWindow) -> Void

  var body: some View { EmptyView() }
}

struct Scene: View {
  @Environment(Router.self) var router
  @State private var title: String?

  var body: some View {
    WindowReader { window in title = String(describing: window) }
    Button("Home") { router.path = [] }
  }
}

struct Import: View {
  @Environment(Router.self) var router
  @State private var isImporting = false
  @State private var date: Date?

  var body: some View {
    Button("Import") { isImporting = true }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: []) { _ in
        date = Date()
        router.path = []
      }
  }
}

/// It makes what it shows of what the closure gives.
struct Row<Label: View>: View {
  let label: () -> Label

  var body: some View { label() }
}

struct Today: View {
  @Environment(Router.self) var router

  var body: some View {
    Row { Text("\(Date())") }
    Button("Home") { router.path = [] }
  }
}
