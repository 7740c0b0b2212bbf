import SwiftUI

final class Library: ObservableObject {
  @Published var count = 0
}

#if os(macOS)
@main
struct Books: App {
  @StateObject private var library = Library()

  var body: some Scene {
    WindowGroup { Shelf().environmentObject(library) }
    // The scene of SwiftUI, which the view for iOS does not hide here.
    Settings { Text("Settings") }
  }
}
#else
@main
struct Books: App {
  @StateObject private var library = Library()

  var body: some Scene {
    WindowGroup { Settings().environmentObject(library) }
  }
}
#endif

#if os(iOS)
struct Settings: View {
  @EnvironmentObject private var library: Library

  var body: some View { Text("\(library.count)") }
}
#endif

struct Shelf: View {
  @EnvironmentObject private var library: Library

  var body: some View { Text("\(library.count)") }
}
