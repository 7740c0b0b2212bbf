import SwiftUI

@MainActor
final class Search: ObservableObject {
  @Published var text = ""
  @Published var found: [String] = []
  private var index = ""

  init() {
    index = (try? String(contentsOfFile: "/index", encoding: .utf8)) ?? ""
  }

  func find() async {
    found = index.split(separator: "\n").map(String.init).filter { $0.hasPrefix(text) }
  }
}

struct SearchView: View {
  @StateObject private var search = Search()

  var body: some View {
    TextField("Text", text: $search.text)
      .task(id: search.text) {
        await search.find()
      }
  }
}

@MainActor
final class Results: ObservableObject {
  @Published var found: [String] = []

  init() {
    let index = (try? String(contentsOfFile: "/index", encoding: .utf8)) ?? ""
    found = index.split(separator: "\n").map(String.init)
  }
}

/// Its task does not come to the model.
struct ResultView: View {
  @StateObject private var results = Results()
  @State private var color = "red"
  @State private var shown = ""

  var body: some View {
    Text("\(results.found.count) \(shown)")
      .task(id: color) { [color] in shown = color }
  }
}
