import SwiftUI

final class Item: ObservableObject {
  @Published var title = ""
}

/// Follows the item that is handed in.
struct ItemEditor: View {
  @ObservedObject var item = Item()

  var body: some View {
    TextField("Title", text: $item.title)
  }
}

struct ItemTitle: View {
  @ObservedObject var item: Item = .init()

  init() {}
  init(item: Item) {
    self.item = item
  }

  var body: some View {
    Text(item.title)
  }
}

/// Is handed another in a preview alone.
struct ItemBadge: View {
  @ObservedObject var item = Item()

  var body: some View {
    Text(item.title)
  }
}

/// Uses its default nowhere.
struct ItemRow: View {
  @ObservedObject var item = Item()

  var body: some View {
    TextField("Title", text: $item.title)
  }
}

struct Shop: View {
  let items: [Item]
  @State private var index = 0

  var body: some View {
    Stepper("\(index)", value: $index)
    ItemEditor(item: items[index])
    ItemTitle(item: items[index])
    ItemEditor()
    ItemRow(item: items[index])
    ItemBadge()
  }
}

#Preview {
  ItemBadge(item: Item())
}
