import SwiftUI

@Observable
final class Library {
  var count = 0
}

#if os(macOS)
@main
struct Books: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup { Shelf().environment(library) }
    // The scene of SwiftUI, which the view for iOS does not hide here.
    Settings { Text("Settings") }
  }
}
#else
@main
struct Books: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup { Settings().environment(library) }
  }
}
#endif

#if os(iOS)
struct Settings: View {
  @Environment(Library.self) private var library

  var body: some View { Text("\(library.count)") }
}
#endif

struct Shelf: View {
  @Environment(Library.self) private var library

  var body: some View { Text("\(library.count)") }
}
