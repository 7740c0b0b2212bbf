import SwiftUI

final class Shelf<Item>: ObservableObject {
  @Published var items: [Item] = []
  @Published var title = ""
}

struct ShelfView: View {
  @EnvironmentObject var shelf: Shelf<String>

  var body: some View {
    TextField("Title", text: $shelf.title)
  }
}

struct AnyShelfView<Item>: View {
  @EnvironmentObject var shelf: Shelf<Item>

  var body: some View {
    Text("\(shelf.items.count)")
  }
}
