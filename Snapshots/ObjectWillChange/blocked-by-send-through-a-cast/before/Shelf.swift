import Combine
import SwiftUI

class Parent: ObservableObject {
  private var subscriptions: Set<AnyCancellable> = []

  func follow<Child: ObservableObject>(_ child: Child) {
    child.objectWillChange
      .sink { [weak self] _ in (self?.objectWillChange as? ObservableObjectPublisher)?.send() }
      .store(in: &subscriptions)
  }

  func followAll(_ children: [any ObservableObject]) {
    for child in children { follow(child) }
  }
}

final class Book: ObservableObject {
  @Published var page = 1
}

final class Shelf: Parent {
  let first = Book()
  let second = Book()

  override init() {
    super.init()
    follow(first)
    followAll([second])
  }
}

struct PagesView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text("\(shelf.first.page) \(shelf.second.page)")
  }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    PagesView(shelf: shelf)
    Button("First") { shelf.first.page += 1 }
    Button("Second") { shelf.second.page += 1 }
  }
}
