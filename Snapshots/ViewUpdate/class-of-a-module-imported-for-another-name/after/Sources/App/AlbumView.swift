import Gallery
import SwiftUI

import protocol Archive.Cabinet

/// Its photos are structs: the file imports one protocol of the module that has the class.
@Observable
final class Album {
  var photos: [Photo] = []
  var isLoaded = false
  private let cabinet: Cabinet

  init(cabinet: Cabinet) { self.cabinet = cabinet }

  func load() {
    photos = cabinet.load().map { Photo(caption: $0.caption) }
    isLoaded = true
  }
}

struct AlbumView: View {
  let album: Album

  var body: some View {
    ForEach(album.photos, id: \.caption) { photo in
      Text(photo.caption)
    }
    Button("Load") { album.load() }
  }
}
