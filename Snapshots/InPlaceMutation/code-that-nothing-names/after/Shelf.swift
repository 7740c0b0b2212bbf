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

@Observable
final class Shelf {
  nonisolated(unsafe) static let shared = Shelf()

  var books = [Book(id: 3), Book(id: 1), Book(id: 2), Book(id: 4)]
  var rating = Rating()
  var log: [String] = []

  @ObservationIgnored private var isKept: (Book) -> Bool = { _ in true }
  private var ids: [Int] { books.map(\.id) }

  init() {
    isKept = { [weak self] book in self?.ids.contains(book.id) != true }
  }

  subscript(book: Book) -> Bool { books.contains { $0.id < book.id } }

  func run() {
    var updatedBooks = books
    updatedBooks.removeAll(where: isKept)
    books = updatedBooks
    var updatedBooks2 = books
    _ = updatedBooks2.partition { self[$0] }
    books = updatedBooks2
    var updatedBooks3 = books
    updatedBooks3.sort()
    books = updatedBooks3
    var updatedBooks4 = books
    updatedBooks4.removeAll { $0 == [$0, Book(id: 9)].max() }
    books = updatedBooks4
    var updatedBooks5 = books
    updatedBooks5.sort(using: KeyPathComparator(\.rank))
    books = updatedBooks5
    var updatedBooks6 = books
    _ = updatedBooks6.withContiguousMutableStorageIfAvailable { $0[0].isRead = ids.isEmpty }
    books = updatedBooks6
    var updatedBooks7 = books
    updatedBooks7.removeAll { "\($0)" == "1 of 4" }
    books = updatedBooks7
    var updatedBooks8 = books
    updatedBooks8.removeAll { book in String(describing: book) == "2 of 3" }
    books = updatedBooks8
    var updatedRating = rating
    updatedRating.stars += 1
    rating = updatedRating
    var updatedRating2 = rating
    updatedRating2.stars = 9
    rating = updatedRating2
  }

  func sortedByName() {
    log.sort()
    log.removeAll { "\($0)" == "none" }
  }
}

struct ShelfView: View {
  let shelf: Shelf

  var body: some View {
    Text("\(shelf.books.map(\.id)) \(shelf.rating.stars)")
    Button("Run") { shelf.run() }
    Button("Sort") { shelf.sortedByName() }
  }
}
