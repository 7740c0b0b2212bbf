import SwiftUI

/// What a default names by itself is asked of `Self` elsewhere.
@Observable
final class Words {
  static let path = "/words"
  var words: [String] = []
  var title: String
  @ObservationIgnored private(set) var isReady = false

  init(title: String = "Words") { self.title = title }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    words = Self.read(Self.path, path: "path").filter { !$0.hasPrefix(Self.path) }
    isReady = true
  }

  static func read(_ file: String, path: String) -> [String] {
    (try? String(contentsOfFile: file, encoding: .utf8))?.components(separatedBy: "\n") ?? []
  }
}

@Observable
final class Library {
  var books: [String]
  var name: String

  init(name: String) {
    self.name = name
    books = (try? FileManager.default.contentsOfDirectory(atPath: "/books")) ?? []
  }
}

@Observable
final class Desk {
  var name: String

  init(name: String) { self.name = name }
}

struct WordsView: View {
  @State private var words = Words()

  var body: some View {
    Text("\(words.words.count)")
      .task { await words.bootstrap() }
  }
}

struct LibraryView: View {
  static let name = "name"

  // migrate-observable:strategy defer
  @State private var library: Library?

  var body: some View {
    Group {
      if let library {
        Text(library.name)
      } else {
        Color.clear
      }
    }
    .task {
      if library == nil { library = Library(name: Self.name) }
    }
  }
}

struct ShelfView: View {
  static func name(_ number: Int) -> String { "\(number)" }

  // migrate-observable:strategy state-init
  @State private var library: Library

  init() {
    _library = State(wrappedValue: Library(name: Self.name(1) + ["name"].map { name in name }[0] + Self.name(2)))
  }

  var body: some View {
    Text(library.name)
  }
}

struct DeskView: View {
  static let name = "desk"

  @State private var desk: Desk
  let title: String

  init(title: String) { self.title = title; _desk = State(wrappedValue: Desk(name: Self.name)) }

  init(desk: Desk) {
    title = ""
    _desk = State(wrappedValue: desk)
  }

  var body: some View {
    Text(title + desk.name)
  }
}

struct LampView: View {
  private static let name = "lamp"

  @State var desk: Desk
  @State var title: String

  init(desk: Desk? = nil, title: String? = nil) {
    _title = State(initialValue: title ?? String(Self.name.count))
    _desk = State(wrappedValue: desk ?? Desk(name: Self.name))
  }

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
