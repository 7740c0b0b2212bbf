import SwiftUI

/// What a default names by itself is asked of `Self` elsewhere.
final class Words: ObservableObject {
  static let path = "/words"
  @Published var words: [String] = read(path, path: "path").filter { !$0.hasPrefix(path) }
  @Published var title: String

  init(title: String = "Words") { self.title = title }

  static func read(_ file: String, path: String) -> [String] {
    (try? String(contentsOfFile: file, encoding: .utf8))?.components(separatedBy: "\n") ?? []
  }
}

final class Library: ObservableObject {
  @Published var books: [String]
  @Published var name: String

  init(name: String) {
    self.name = name
    books = (try? FileManager.default.contentsOfDirectory(atPath: "/books")) ?? []
  }
}

final class Desk: ObservableObject {
  @Published var name: String

  init(name: String) { self.name = name }
}

struct WordsView: View {
  @StateObject private var words = Words()

  var body: some View {
    Text("\(words.words.count)")
  }
}

struct LibraryView: View {
  static let name = "name"

  // migrate-observable:strategy defer
  @StateObject private var library = Library(name: name)

  var body: some View {
    Text(library.name)
  }
}

struct ShelfView: View {
  static func name(_ number: Int) -> String { "\(number)" }

  // migrate-observable:strategy state-init
  @StateObject private var library = Library(name: name(1) + ["name"].map { name in name }[0] + Self.name(2))

  var body: some View {
    Text(library.name)
  }
}

struct DeskView: View {
  static let name = "desk"

  @StateObject private var desk: Desk = Desk(name: name)
  let title: String

  init(title: String) { self.title = title }

  init(desk: Desk) {
    title = ""
    _desk = StateObject(wrappedValue: desk)
  }

  var body: some View {
    Text(title + desk.name)
  }
}

struct LampView: View {
  private static let name = "lamp"

  @StateObject var desk = Desk(name: name)
  @State var title: String = String(name.count)

  var body: some View {
    Text(title + desk.name)
  }
}

struct RoomView: View {
  var body: some View {
    LampView()
    LampView(desk: Desk(name: "other"), title: "Lamp")
  }
}
