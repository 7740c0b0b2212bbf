import SwiftUI

@MainActor
@Observable
final class Search {
  var text = ""
  var found: [String] = []
  @ObservationIgnored private var index = ""
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    index = (try? String(contentsOfFile: "/index", encoding: .utf8)) ?? ""
    isReady = true
  }

  func find() async {
    found = index.split(separator: "\n").map(String.init).filter { $0.hasPrefix(text) }
  }
}

struct SearchView: View {
  @State private var search = Search()

  var body: some View {
    TextField("Text", text: $search.text)
      .task(id: search.text) {
        await search.bootstrap()
        await search.find()
      }
  }
}

@MainActor
@Observable
final class Results {
  var found: [String] = []
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    let index = (try? String(contentsOfFile: "/index", encoding: .utf8)) ?? ""
    found = index.split(separator: "\n").map(String.init)
    isReady = true
  }
}

/// Its task does not come to the model.
struct ResultView: View {
  @State private var results = Results()
  @State private var color = "red"
  @State private var shown = ""

  var body: some View {
    Text("\(results.found.count) \(shown)")
      .task(id: color) { [color] in shown = color }
      .task { await results.bootstrap() }
  }
}
