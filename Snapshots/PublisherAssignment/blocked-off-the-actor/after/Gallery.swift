import Combine
import SwiftUI

/// The property alone is on an actor, and nothing says that the assigning code is on it.
final class Gallery: ObservableObject {
  @MainActor @Published var pictures: [String] = []

  func load(_ names: some Publisher<[String], Never>) {
    names
      .receive(on: RunLoop.main)
      .assign(to: &$pictures)
  }
}

/// It waits for the actor elsewhere; the closure of a subscription cannot.
final class Album: ObservableObject {
  @MainActor @Published var title = ""

  func load(_ titles: some Publisher<String, Never>) async {
    titles.assign(to: &$title)
  }
}

@Observable
final class Index {
  @MainActor var pages = 0
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  @MainActor func load(_ counts: some Publisher<Int, Never>) {
    counts.sink { [weak self] in self?.pages = $0 }.store(in: &cancellables)
  }
}

struct GalleryView: View {
  @ObservedObject var gallery: Gallery
  @ObservedObject var album: Album
  let index: Index

  var body: some View {
    Text("\(album.title) \(gallery.pictures.count) \(index.pages)")
  }
}
