import Foundation
import SwiftUI

enum Disk {
  static func names() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/no/such/folder")) ?? ["Atlas"]
  }
}

/// The child asks for the first book as it is created.
@Observable
final class Shelf: ObservableObject {
  private(set) var books: [String] = []

  init() { books = Disk.names() }

  func first() -> String { books.first ?? "none" }
}

@Observable
final class Cover {
  var title: String

  init(shelf: Shelf) { title = shelf.first() }
}

struct CoverView: View {
  @State private var cover: Cover

  init(shelf: Shelf) { _cover = State(wrappedValue: Cover(shelf: shelf)) }

  var body: some View { Text(cover.title) }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()

  var body: some View { CoverView(shelf: shelf) }
}

/// The parent creates the child's model.
@Observable
final class Rack: ObservableObject {
  private(set) var books: [String] = []

  init() { books = Disk.names() }

  func first() -> String { books.first ?? "none" }
}

@Observable
final class Spine {
  var title: String

  init(rack: Rack) { title = rack.first() }
}

struct SpineView: View {
  @State var spine: Spine

  init(spine: Spine) {
    _spine = State(wrappedValue: spine)
  }

  var body: some View { Text(spine.title) }
}

struct RackView: View {
  @StateObject private var rack = Rack()

  var body: some View { SpineView(spine: Spine(rack: rack)) }
}

/// The child keeps the first number it receives.
@Observable
final class Stack: ObservableObject {
  private(set) var books: [String] = []

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
@Observable
final class Pile {
  private(set) var books: [String] = []
  var showsInfo = false
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    books = Disk.names()
    isReady = true
  }

  func first() -> String { books.first ?? "none" }
}

@Observable
final class Info {
  let pile: Pile
  var page = 1

  init(pile: Pile) { self.pile = pile }
}

struct InfoView: View {
  private let pile: Pile
  @State private var info: Info
  private let count: Int

  init(pile: Pile, count: Int) {
    self.pile = pile
    self.count = count
    _info = State(wrappedValue: Info(pile: pile))
  }

  var body: some View { Text("\(pile.books.count) \(info.page) \(count)") }
}

struct TitleView: View {
  private let title: String

  init(pile: Pile) { title = pile.first() }

  var body: some View { Text(title) }
}

struct PileView: View {
  @State private var pile = Pile()

  var body: some View {
    InfoView(pile: pile, count: pile.books.count)
      .sheet(isPresented: $pile.showsInfo) { TitleView(pile: pile) }
      .task { await pile.bootstrap() }
  }
}
