import SwiftUI

@Observable
final class Errands: ListModel {
  private(set) var titles: [String] = []

  func add(_ title: String) {
    titles.append(title)
  }
}

@Observable
final class Books: ListModel {
  private(set) var titles: [String] = []
  var isSorted = false

  func add(_ title: String) {
    titles.append(title)
  }
}

@MainActor
@Observable
final class Settings {
  static let shared = Settings()
  var isLarge = false
}

struct ListView<Model: ObservableListModel>: View {
  let model: Model

  var body: some View {
    VStack {
      ForEach(model.titles, id: \.self) { Text($0) }
      Adding(model: model)
    }
  }
}

struct Adding<Model>: View where Model: ObservableListModel {
  let model: Model

  var body: some View {
    Button("Add") { model.add("New") }
  }
}

@MainActor
func isLarge<Model: SharedModel>(_ model: Model, at path: KeyPath<Model, Bool>) -> Bool {
  model[keyPath: path]
}

struct ContentView: View {
  @State private var errands = Errands()
  @State private var books = Books()

  var body: some View {
    ListView(model: errands)
    ListView(model: books)
      .font(isLarge(Settings.shared, at: \.isLarge) ? .title : .body)
  }
}
