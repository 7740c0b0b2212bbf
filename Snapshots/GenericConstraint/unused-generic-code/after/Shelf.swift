import SwiftUI

final class Book: ObservableObject {
  @Published var title = ""
}

@Observable
final class Map {
  var title = ""
}

extension Array where Element: ObservableObject {
  var shelves: Int { (count + 9) / 10 }
}

extension Optional where Wrapped: ObservableObject {
  var isMissing: Bool { if case .none = self { true } else { false } }
}

func resolve<Model: ObservableObject>() -> Model { fatalError() }

func store<each Model: ObservableObject>(_ models: repeat each Model) {}

struct Shelf: View {
  let map: Map
  var books: [Book] = []

  var body: some View {
    Text("\(map.title) on \(books.shelves)")
  }
}
