import Combine
import SwiftUI

final class Book: ObservableObject, Identifiable {
  let id = UUID()
  @Published var pages = 0
}

/// Whenever there are other books, others are listened to.
final class Shelf: ObservableObject {
  @Published var books: [Book] = []
  private var bag: Set<AnyCancellable> = []
  private var watches: [AnyCancellable] = []

  init() {
    // Nested objects.
    $books
      .removeDuplicates { $0.count == $1.count }
      .sink { [weak self] books in
        self?.watches = books.map { book in
          book.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
        }
      }
      .store(in: &bag)
    print("made")
  }
}

final class Desk: ObservableObject {
  @Published var book: Book?
  private var bag = Set<AnyCancellable>()
  private var watch: AnyCancellable?

  init() {
    $book.sink { [weak self] book in
      guard let self else { return }
      watch = book?.objectWillChange.sink { [weak self] in
        self?.objectWillChange.send()
      }
    }
    .store(in: &bag)
  }
}

final class Rack: ObservableObject {
  @Published var books: [Book] = []
  private var subscriptions = Set<AnyCancellable>()
  private var bookSubscriptions = Set<AnyCancellable>()

  init() {
    $books
      .sink { [weak self] books in
        guard let self = self else { return }
        self.bookSubscriptions.removeAll()
        books.forEach { book in
          book.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &self.bookSubscriptions)
        }
      }
      .store(in: &subscriptions)
  }
}

/// More is done here.
final class Box: ObservableObject {
  @Published var books: [Book] = []
  private var bag = Set<AnyCancellable>()
  private var watches: [AnyCancellable] = []

  init() {
    $books.sink { [weak self] books in
      print(books.count)
      self?.watches = books.map { book in
        book.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
      }
    }
    .store(in: &bag)
  }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf
  @ObservedObject var desk: Desk
  @ObservedObject var rack: Rack
  @ObservedObject var box: Box

  var body: some View {
    ForEach(shelf.books + rack.books + box.books) { Text("\($0.pages)") }
    Text("\(desk.book?.pages ?? 0)")
  }
}
