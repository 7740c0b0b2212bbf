import SwiftUI

@MainActor
final class Catalog: ObservableObject {
  @Published var titles: [String] = []

  func add(_ title: String) { titles.append(title) }
}

@MainActor
final class ShelfModel: ObservableObject {
  @Published var titles: [String]
  @Published var filter = ""

  init(catalog: Catalog) {
    titles = catalog.titles
  }
}

struct ShelfView: View {
  @ObservedObject var model: ShelfModel

  var body: some View {
    VStack {
      TextField("Filter", text: $model.filter)
      ForEach(model.titles, id: \.self) { Text($0) }
    }
  }
}

// Creates a model with each evaluation, which now also comes with each change of the catalog.
struct Rooms: View {
  let catalog: Catalog
  @State private var room = 0

  var body: some View {
    TabView(selection: $room) {
      ShelfView(model: ShelfModel(catalog: catalog)).tag(0)
      Button("Add") { catalog.add("a") }.tag(1)
    }
  }
}

struct Titles: View {
  @ObservedObject var catalog: Catalog

  var body: some View { Text("\(catalog.titles.count)") }
}
