import SwiftUI

/// Tells nobody by itself what it holds.
protocol Repository: AnyObject {
  var books: [String] { get }
  var whenChanged: (([String]) -> Void)? { get set }
}

@Observable
final class Library {
  private var current: String?
  private var repository: Repository

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.current) {}
    withMutation(keyPath: \.repository) {}
  }

  init(_ repository: Repository) {
    self.repository = repository
    repository.whenChanged = { [weak self] in self?.change(to: $0) }
  }

  private var books: [String] { repository.books }
  var titles: [String] { books.sorted() }
  var heading: String { current ?? "none" }

  /// The books are others also where the current one is still there.
  private func change(to books: [String]) {
    defer { notifyObservers() }
    if let current, !books.contains(current) {
      self.current = nil
    }
  }
}

@Observable
final class Reading {
  var page = 1
}

/// What is written, where it is, is a child's.
@Observable
final class Archive {
  let reading = Reading()
  private var repository: Repository
  private var isReversed = false

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.repository) {}
    withMutation(keyPath: \.isReversed) {}
  }

  init(_ repository: Repository) {
    self.repository = repository
    repository.whenChanged = { [weak self] in self?.change(to: $0) }
  }

  var titles: [String] {
    isReversed ? repository.books.reversed() : repository.books
  }

  func reverse() { isReversed.toggle() }

  private func change(to books: [String]) {
    defer { notifyObservers() }
    if reading.page > books.count {
      reading.page = 1
    }
  }
}

/// What it shows is its own, through a function that reads nothing else.
@Observable
final class Shelf {
  private var labels: [String] = []
  private let separator = ", "

  var line: String { labels.joined(separator: separator) }

  func add(_ label: String?) {
    if let label { labels.append(label) }
  }
}

struct LibraryView: View {
  let library: Library
  let shelf: Shelf
  let archive: Archive
  let reading: Reading

  var body: some View {
    Text(library.heading + shelf.line)
    ForEach(library.titles, id: \.self) { Text($0) }
    ForEach(archive.titles, id: \.self) { Text("\($0), \(reading.page)") }
    Button("Reverse") { archive.reverse() }
    Button("Add") { shelf.add("new") }
  }
}
