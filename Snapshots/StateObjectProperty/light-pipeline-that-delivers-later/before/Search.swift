import Combine
import SwiftUI

/// Creating it only subscribes to its own text: the first value is dropped, so nothing is looked up.
final class CatalogueSearch: ObservableObject {
  @Published var text = ""
  @Published var matches: [String] = []
  private var bag = Set<AnyCancellable>()

  init() {
    $text
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .dropFirst()
      .sink { [weak self] text in self?.look(for: text) }
      .store(in: &bag)
  }

  private func look(for text: String) {
    Task { @MainActor in matches = [text] }
  }
}

struct CatalogueView: View {
  @StateObject var search: CatalogueSearch

  var body: some View {
    Text(search.matches.joined(separator: ", "))
    Button("Look") { search.text = "maps" }
  }
}

/// This one is called with the first value, while the object is created.
final class EagerSearch: ObservableObject {
  @Published var text = ""
  @Published var matches: [String] = []
  private var bag = Set<AnyCancellable>()

  init() {
    $text
      .removeDuplicates()
      .sink { [weak self] text in self?.look(for: text) }
      .store(in: &bag)
  }

  private func look(for text: String) {
    Task { @MainActor in matches = [text] }
  }
}

struct EagerView: View {
  @StateObject var search: EagerSearch

  var body: some View {
    Text(search.matches.joined(separator: ", "))
    Button("Look") { search.text = "maps" }
  }
}

struct Desk: View {
  var body: some View {
    CatalogueView(search: CatalogueSearch())
    EagerView(search: EagerSearch())
  }
}
