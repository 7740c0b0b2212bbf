import Combine
import Foundation
import SwiftUI

struct Item: Codable, Identifiable { var id = 0; var name = "" }

@Observable
final class Library {
  var items: [Item] = []
  var query = ""
  private let url: URL
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  private let decoder: JSONDecoder
  @ObservationIgnored private(set) var isReady = false

  init(url: URL, decoder: JSONDecoder) {
    self.url = url
    self.decoder = decoder
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    // The items of the last session.
    let data = (try? Data(contentsOf: url)) ?? Data()
    items = (try? decoder.decode([Item].self, from: data)) ?? []
    NotificationCenter.default.publisher(for: .init("x"))
      .sink { [weak self] _ in self?.query = "" }
      .store(in: &cancellables)
    isReady = true
  }
}

struct LibraryView: View {
  @State private var library: Library

  init(url: URL) {
    _library = State(wrappedValue: Library(url: url, decoder: JSONDecoder()))
  }

  var body: some View {
    List(library.items) { item in
      Text(item.name)
    }
    .navigationTitle("Library")
    .task { await library.bootstrap() }
  }
}
