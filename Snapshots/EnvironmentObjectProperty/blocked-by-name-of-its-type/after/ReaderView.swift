import SwiftUI

final class Typography: ObservableObject {
  @Published var size = 14.0
}

@Observable
final class Library {
  var count = 0
}

struct ReaderView: View {
  @EnvironmentObject private var Typography: Typography
  @Environment(Library.self) private var library

  var body: some View {
    Slider(value: $Typography.size, in: 10...20)
    Text("\(library.count)")
  }
}

@main
struct ReaderApp: App {
  @StateObject private var typography = Typography()
  @State private var library = Library()

  var body: some Scene {
    WindowGroup {
      ReaderView()
        .environmentObject(typography)
        .environment(library)
    }
  }
}
