import Combine
import SwiftUI

/// Creating it only subscribes to its own text: the first value is dropped, so nothing is looked up.
@Observable
final class CatalogueSearch {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
  var matches: [String] = []
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() {
    textSubject
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
  @State var search: CatalogueSearch

  init(search: CatalogueSearch) {
    _search = State(wrappedValue: search)
  }

  var body: some View {
    Text(search.matches.joined(separator: ", "))
    Button("Look") { search.text = "maps" }
  }
}

/// This one is called with the first value, while the object is created.
@Observable
final class EagerSearch {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
  var matches: [String] = []
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    textSubject
      .removeDuplicates()
      .sink { [weak self] text in self?.look(for: text) }
      .store(in: &bag)
    isReady = true
  }

  private func look(for text: String) {
    Task { @MainActor in matches = [text] }
  }
}

struct EagerView: View {
  @State var search: EagerSearch

  init(search: EagerSearch) {
    _search = State(wrappedValue: search)
  }

  var body: some View {
    Group {
      Text(search.matches.joined(separator: ", "))
      Button("Look") { search.text = "maps" }
    }
    .task { await search.bootstrap() }
  }
}

struct Desk: View {
  var body: some View {
    CatalogueView(search: CatalogueSearch())
    EagerView(search: EagerSearch())
  }
}
