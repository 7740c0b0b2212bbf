import Combine
import SwiftUI

final class Album: ObservableObject {
  @Published var pages = 0
}

struct AlbumView: View {
  @ObservedObject var album: Album

  var body: some View {
    Text(album.summary)
  }
}
