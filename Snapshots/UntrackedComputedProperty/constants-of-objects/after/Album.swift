import SwiftUI

/// Nothing tells of its changes.
final class Disc {
  let title: String
  var position = 0

  init(title: String) {
    self.title = title
  }

  func remaining() -> Int { 10 - position }
  func advance() { position += 1 }
}

@Observable
final class Album {
  var rating = 0
  var isLocked = false
  private let id: String
  private let disc: Disc

  init(id: String, disc: Disc) {
    self.id = id
    self.disc = disc
  }

  static func folder() -> String { "albums" }

  var path: String { Self.folder() + "/" + self.id.lowercased() }
  var title: String { disc.title }
  var heading: String { self.disc.title + self.suffix() }
  var position: Int { disc.position }
  var remaining: Int { self.disc.remaining() }

  private func suffix() -> String { "!" }
}

struct AlbumView: View {
  let album: Album

  var body: some View {
    Text(album.path + album.title + album.heading)
    Text("\(album.position), \(album.remaining), \(album.rating)")
  }
}
