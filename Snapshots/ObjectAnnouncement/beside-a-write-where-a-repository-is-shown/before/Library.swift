import SwiftUI

/// Tells nobody by itself what it holds.
protocol Repository: AnyObject {
  var books: [String] { get }
  var whenChanged: (([String]) -> Void)? { get set }
}

final class Library: ObservableObject {
  @Published private var current: String?
  private var repository: Repository

  init(_ repository: Repository) {
    self.repository = repository
    repository.whenChanged = { [weak self] in self?.change(to: $0) }
  }

  private var books: [String] { repository.books }
  var titles: [String] { books.sorted() }
  var heading: String { current ?? "none" }

  /// The books are others also where the current one is still there.
  private func change(to books: [String]) {
    defer { objectWillChange.send() }
    if let current, !books.contains(current) {
      self.current = nil
    }
  }
}

final class Reading: ObservableObject {
  @Published var page = 1
}

/// What is written, where it is, is a child's.
final class Archive: ObservableObject {
  let reading = Reading()
  private var repository: Repository
  @Published private var isReversed = false

  init(_ repository: Repository) {
    self.repository = repository
    repository.whenChanged = { [weak self] in self?.change(to: $0) }
  }

  var titles: [String] {
    isReversed ? repository.books.reversed() : repository.books
  }

  func reverse() { isReversed.toggle() }

  private func change(to books: [String]) {
    defer { objectWillChange.send() }
    if reading.page > books.count {
      reading.page = 1
    }
  }
}

/// What it shows is its own, through a function that reads nothing else.
final class Shelf: ObservableObject {
  @Published private var labels: [String] = []
  private let separator = ", "

  var line: String { labels.joined(separator: separator) }

  func add(_ label: String?) {
    if let label { labels.append(label) }
    objectWillChange.send()
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library
  @ObservedObject var shelf: Shelf
  @ObservedObject var archive: Archive
  @ObservedObject var reading: Reading

  var body: some View {
    Text(library.heading + shelf.line)
    ForEach(library.titles, id: \.self) { Text($0) }
    ForEach(archive.titles, id: \.self) { Text("\($0), \(reading.page)") }
    Button("Reverse") { archive.reverse() }
    Button("Add") { shelf.add("new") }
  }
}
