import SwiftUI

final class Gallery: ObservableObject {
  @Published var isOpen = false
  lazy var titles = ["Fern", "Moss"]
  weak var curator: Curator?

  func rename() {
    titles = ["Ivy"]
    isOpen.toggle()
  }
}

final class Curator {
  var name = "Ada"
}

struct GalleryView: View {
  @ObservedObject var gallery: Gallery

  var body: some View {
    Text(gallery.titles.joined(separator: ", "))
    Text(gallery.curator?.name ?? "nobody")
  }
}
