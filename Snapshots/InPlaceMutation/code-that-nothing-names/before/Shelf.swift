import Foundation
import SwiftUI

struct Book: Comparable, CustomStringConvertible {
  let id: Int
  var isRead = false

  var description: String { "\(id) of \(Shelf.shared.books.count)" }
  var rank: Int { Shelf.shared.books.count - id }

  static func < (one: Book, other: Book) -> Bool {
    Shelf.shared.books.count > 0 && one.id < other.id
  }
}

@propertyWrapper struct Clamped {
  private var value: Int

  init(wrappedValue: Int) { value = wrappedValue }

  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, Shelf.shared.rating.most) }
  }
}

struct Rating {
  var most = 5
  @Clamped var stars = 1
}

final class Shelf: ObservableObject {
  nonisolated(unsafe) static let shared = Shelf()

  @Published var books = [Book(id: 3), Book(id: 1), Book(id: 2), Book(id: 4)]
  @Published var rating = Rating()
  @Published var log: [String] = []

  private var isKept: (Book) -> Bool = { _ in true }
  private var ids: [Int] { books.map(\.id) }

  init() {
    isKept = { [weak self] book in self?.ids.contains(book.id) != true }
  }

  subscript(book: Book) -> Bool { books.contains { $0.id < book.id } }

  func run() {
    books.removeAll(where: isKept)
    _ = books.partition { self[$0] }
    books.sort()
    books.removeAll { $0 == [$0, Book(id: 9)].max() }
    books.sort(using: KeyPathComparator(\.rank))
    _ = books.withContiguousMutableStorageIfAvailable { $0[0].isRead = ids.isEmpty }
    books.removeAll { "\($0)" == "1 of 4" }
    books.removeAll { book in String(describing: book) == "2 of 3" }
    rating.stars += 1
    rating.stars = 9
  }

  func sortedByName() {
    log.sort()
    log.removeAll { "\($0)" == "none" }
  }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text("\(shelf.books.map(\.id)) \(shelf.rating.stars)")
    Button("Run") { shelf.run() }
    Button("Sort") { shelf.sortedByName() }
  }
}
