import SwiftUI

@Observable
final class Gallery {
  var isOpen = false
  @ObservationIgnored lazy var titles = ["Fern", "Moss"]
  @ObservationIgnored weak var curator: Curator?

  func rename() {
    titles = ["Ivy"]
    isOpen.toggle()
  }
}

final class Curator {
  var name = "Ada"
}

struct GalleryView: View {
  let gallery: Gallery

  var body: some View {
    Text(gallery.titles.joined(separator: ", "))
    Text(gallery.curator?.name ?? "nobody")
  }
}
