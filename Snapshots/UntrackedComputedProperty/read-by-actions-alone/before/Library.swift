import SwiftUI

final class Library: ObservableObject {
  @Published var name = ""
  @Published var isLocked = false

  /// Only a button asks for it.
  var folder: String { UserDefaults.standard.string(forKey: "folder") ?? "" }
  /// An action asks for it first, and the view shows it.
  var place: String { UserDefaults.standard.string(forKey: "place") ?? "" }

  func link(book: String) -> String { "\(UserDefaults.standard.string(forKey: "server") ?? "")/\(book)" }
  /// Nobody asks for it.
  func link(author: String) -> String {
    "\(UserDefaults.standard.string(forKey: "server") ?? "")/\(author)"
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library

  var body: some View {
    Button("Open") {
      print(library.folder)
      print(library.place)
    }
    Text(library.name)
    Text(library.place)
    Text(library.link(book: "Emma"))
  }
}
