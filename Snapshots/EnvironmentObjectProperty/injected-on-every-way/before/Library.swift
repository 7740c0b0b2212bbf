import SwiftUI
import UIKit

final class Shelf: ObservableObject {
  @Published var titles = ["Emma"]
  @Published var isSorting = false
}

@main
struct LibraryApp: App {
  @StateObject private var shelf = Shelf()

  var body: some Scene {
    WindowGroup { LibraryView(shelf: shelf) }
    WindowGroup("Titles", id: "titles") {
      Framed { TitleList() }.withShelf(shelf)
    }
  }
}

struct LibraryView: View {
  let shelf: Shelf
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      VStack {
        header
        footer(compact: true).environmentObject(shelf)
      }
    }
    .sheet(isPresented: $isAdding) { TitleList() }
    .navigationDestination(isPresented: $isAdding) { TitleList() }
    .environmentObject(shelf)
  }

  private var header: some View { TitleList() }

  private func footer(compact: Bool) -> some View {
    TitleList().padding(compact ? 0 : 8)
  }
}

struct TitleList: View {
  @EnvironmentObject private var shelf: Shelf
  var body: some View { Text(shelf.titles.joined(separator: ", ")) }
}

struct Framed<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content.padding() }
}

struct ShelfInjection: ViewModifier {
  let shelf: Shelf
  func body(content: Content) -> some View { content.environmentObject(shelf) }
}

extension View {
  func withShelf(_ shelf: Shelf) -> some View { modifier(ShelfInjection(shelf: shelf)) }
}

@MainActor
final class Presenter {
  let shelf = Shelf()
  func titles() -> UIViewController {
    UIHostingController(rootView: Framed { TitleList() }.environmentObject(shelf))
  }
}
