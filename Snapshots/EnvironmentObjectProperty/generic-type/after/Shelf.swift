import SwiftUI

@Observable
final class Shelf<Item> {
  var items: [Item] = []
  var title = ""
}

struct ShelfView: View {
  @Environment(Shelf<String>.self) var shelf

  var body: some View {
    @Bindable var shelf = shelf
    TextField("Title", text: $shelf.title)
  }
}

struct AnyShelfView<Item>: View {
  @Environment(Shelf<Item>.self) var shelf

  var body: some View {
    Text("\(shelf.items.count)")
  }
}
