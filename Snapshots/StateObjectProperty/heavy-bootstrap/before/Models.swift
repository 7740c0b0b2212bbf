import Combine
import Foundation
import SwiftUI

struct Item: Codable, Identifiable { var id = 0; var name = "" }

final class Library: ObservableObject {
  @Published var items: [Item]
  @Published var query = ""
  private let url: URL
  private var cancellables: Set<AnyCancellable> = []

  init(url: URL, decoder: JSONDecoder) {
    self.url = url

    // The items of the last session.
    let data = (try? Data(contentsOf: url)) ?? Data()
    items = (try? decoder.decode([Item].self, from: data)) ?? []
    NotificationCenter.default.publisher(for: .init("x"))
      .sink { [weak self] _ in self?.query = "" }
      .store(in: &cancellables)
  }
}

struct LibraryView: View {
  @StateObject private var library: Library

  init(url: URL) {
    _library = StateObject(wrappedValue: Library(url: url, decoder: JSONDecoder()))
  }

  var body: some View {
    List(library.items) { item in
      Text(item.name)
    }
    .navigationTitle("Library")
  }
}
