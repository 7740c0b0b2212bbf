import Foundation
import SwiftUI

enum Disk {
  static func names() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/no/such/folder")) ?? ["Atlas"]
  }
}

/// The child asks for the first book as it is created.
final class Shelf: ObservableObject {
  @Published private(set) var books: [String] = []

  init() { books = Disk.names() }

  func first() -> String { books.first ?? "none" }
}

final class Cover: ObservableObject {
  @Published var title: String

  init(shelf: Shelf) { title = shelf.first() }
}

struct CoverView: View {
  @StateObject private var cover: Cover

  init(shelf: Shelf) { _cover = StateObject(wrappedValue: Cover(shelf: shelf)) }

  var body: some View { Text(cover.title) }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()

  var body: some View { CoverView(shelf: shelf) }
}

/// The parent creates the child's model.
final class Rack: ObservableObject {
  @Published private(set) var books: [String] = []

  init() { books = Disk.names() }

  func first() -> String { books.first ?? "none" }
}

final class Spine: ObservableObject {
  @Published var title: String

  init(rack: Rack) { title = rack.first() }
}

struct SpineView: View {
  @StateObject var spine: Spine

  var body: some View { Text(spine.title) }
}

struct RackView: View {
  @StateObject private var rack = Rack()

  var body: some View { SpineView(spine: Spine(rack: rack)) }
}

/// The child keeps the first number it receives.
final class Stack: ObservableObject {
  @Published private(set) var books: [String] = []

  init() { books = Disk.names() }

  var count: Int { books.count }
}

struct CountView: View {
  @State private var count: Int

  init(count: Int) { _count = State(initialValue: count) }

  var body: some View { Text("\(count)") }
}

struct StackView: View {
  @StateObject private var stack = Stack()

  var body: some View { CountView(count: stack.count) }
}

/// The children store the model, or show what they receive.
final class Pile: ObservableObject {
  @Published private(set) var books: [String] = []
  @Published var showsInfo = false

  init() { books = Disk.names() }

  func first() -> String { books.first ?? "none" }
}

final class Info: ObservableObject {
  let pile: Pile
  @Published var page = 1

  init(pile: Pile) { self.pile = pile }
}

struct InfoView: View {
  @ObservedObject private var pile: Pile
  @StateObject private var info: Info
  private let count: Int

  init(pile: Pile, count: Int) {
    _pile = ObservedObject(wrappedValue: pile)
    _info = StateObject(wrappedValue: Info(pile: pile))
    self.count = count
  }

  var body: some View { Text("\(pile.books.count) \(info.page) \(count)") }
}

struct TitleView: View {
  private let title: String

  init(pile: Pile) { title = pile.first() }

  var body: some View { Text(title) }
}

struct PileView: View {
  @StateObject private var pile = Pile()

  var body: some View {
    InfoView(pile: pile, count: pile.books.count)
      .sheet(isPresented: $pile.showsInfo) { TitleView(pile: pile) }
  }
}
