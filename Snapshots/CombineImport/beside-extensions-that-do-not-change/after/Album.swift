import SwiftUI

@Observable
final class Album {
  var pages = 0
}

struct AlbumView: View {
  let album: Album

  var body: some View {
    Text(album.summary)
  }
}
