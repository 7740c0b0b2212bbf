import SwiftUI

final class Errands: ListModel, ObservableObject {
  @Published private(set) var titles: [String] = []

  func add(_ title: String) {
    titles.append(title)
  }
}

final class Books: ListModel, ObservableObject {
  @Published private(set) var titles: [String] = []
  @Published var isSorted = false

  func add(_ title: String) {
    titles.append(title)
  }
}

@MainActor
final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var isLarge = false
}

struct ListView<Model: ObservableListModel>: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack {
      ForEach(model.titles, id: \.self) { Text($0) }
      Adding(model: model)
    }
  }
}

struct Adding<Model>: View where Model: ObservableListModel {
  @ObservedObject var model: Model

  var body: some View {
    Button("Add") { model.add("New") }
  }
}

@MainActor
func isLarge<Model: SharedModel>(_ model: Model, at path: KeyPath<Model, Bool>) -> Bool {
  model[keyPath: path]
}

struct ContentView: View {
  @StateObject private var errands = Errands()
  @StateObject private var books = Books()

  var body: some View {
    ListView(model: errands)
    ListView(model: books)
      .font(isLarge(Settings.shared, at: \.isLarge) ? .title : .body)
  }
}
