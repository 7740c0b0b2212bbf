import SwiftUI

protocol Paging: AnyObject, Observable {
  var page: Int { get set }
}

protocol Sorting: AnyObject, Observable
where Order: Equatable {
  associatedtype Order
  var order: Order { get set }
}

protocol Titled: AnyObject, Observable
where Title: Equatable {
  associatedtype Title
  var title: Title { get }
}

extension Paging {
  func next() {
    page += 1
  }
}

@Observable
final class Books: Paging, Sorting, Titled {
  var page = 0
  var order = "title"
  var title = "Books"
}

struct BooksView: View {
  @State private var books = Books()

  var body: some View {
    Button("\(books.title) by \(books.order), page \(books.page)") { books.next() }
  }
}
