import Combine
import SwiftUI

@Observable
final class Book: Identifiable {
  let id = UUID()
  var pages = 0
}

/// Whenever there are other books, others are listened to.
@Observable
final class Shelf {
  var books: [Book] = []

  init() {
    // Nested objects.
    print("made")
  }
}

@Observable
final class Desk {
  var book: Book?
}

@Observable
final class Rack {
  var books: [Book] = []
}

/// More is done here.
@Observable
final class Box {
  var books: [Book] = [] {
    willSet { booksSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var booksSubject = CurrentValueSubject<[Book], Never>(_books)
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() {
    booksSubject.sink { [weak self] books in
      print(books.count)
    }
    .store(in: &bag)
  }
}

struct ShelfView: View {
  let shelf: Shelf
  let desk: Desk
  let rack: Rack
  let box: Box

  var body: some View {
    ForEach(shelf.books + rack.books + box.books) { Text("\($0.pages)") }
    Text("\(desk.book?.pages ?? 0)")
  }
}
