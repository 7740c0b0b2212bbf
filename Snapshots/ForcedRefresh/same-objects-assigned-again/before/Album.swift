import SwiftUI

final class Track: NSObject, Identifiable {
  var title = ""
}

/// Publishes the objects that it holds already, which are equal, after one of them has changed.
final class Album: ObservableObject {
  @Published var tracks: [Track] = []
  private let library = [Track(), Track()]

  func rename(_ track: Track, to title: String) {
    track.title = title
    tracks = library
  }
}

/// The same with a single object, which is compared by its identity.
final class Cover {
  var color = "red"
}

final class Sleeve: ObservableObject {
  private static let shared = Cover()
  @Published var cover = Cover()

  func paint() {
    Sleeve.shared.color = "blue"
    cover = Sleeve.shared
  }
}

struct AlbumView: View {
  @ObservedObject var album: Album

  var body: some View {
    List(album.tracks) { track in
      Text(track.title)
      Button("Rename") { album.rename(track, to: track.title + "!") }
    }
  }
}

struct SleeveView: View {
  @ObservedObject var sleeve: Sleeve

  var body: some View {
    Text(sleeve.cover.color)
    Button("Paint") { sleeve.paint() }
  }
}
