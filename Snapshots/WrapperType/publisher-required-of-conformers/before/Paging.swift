import Combine
import SwiftUI

protocol Paging: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  var page: Int { get set }
}

protocol Sorting: AnyObject, ObservableObject
where Self.ObjectWillChangePublisher == ObservableObjectPublisher, Order: Equatable {
  associatedtype Order
  var order: Order { get set }
}

protocol Titled: ObservableObject
where Title: Equatable, ObjectWillChangePublisher == Combine.ObservableObjectPublisher {
  associatedtype Title
  var title: Title { get }
}

extension Paging where ObjectWillChangePublisher == ObservableObjectPublisher {
  func next() {
    page += 1
  }
}

final class Books: Paging, Sorting, Titled {
  @Published var page = 0
  @Published var order = "title"
  @Published var title = "Books"
}

struct BooksView: View {
  @StateObject private var books = Books()

  var body: some View {
    Button("\(books.title) by \(books.order), page \(books.page)") { books.next() }
  }
}
