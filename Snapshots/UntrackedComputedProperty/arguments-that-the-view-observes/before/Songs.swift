import CoreData
import SwiftUI

final class Song: NSManagedObject {
  var title = ""
}

final class Player {
  var position = 0

  func advance() { position += 1 }
}

final class Catalogue: ObservableObject {
  @Published var isShort = false
  @Published var isLocked = false
  let player = Player()

  func title(of song: Song) -> String { song.title.uppercased() }
  func label(of song: Song) -> String { isShort ? String(song.title.prefix(3)) : song.title }
  func heading(of song: Song) -> String { song.title.capitalized }
  func status(of song: Song) -> String { "\(song.title) \(player.position)" }

  func rename(_ song: Song) {
    song.title += "!"
    player.advance()
  }
}

/// Observes the song that it passes.
struct SongRow: View {
  @ObservedObject var song: Song
  @ObservedObject var catalogue: Catalogue

  var body: some View {
    Text(catalogue.title(of: song))
    Text(catalogue.label(of: song))
    Text(catalogue.status(of: song))
    Button("Rename") { catalogue.rename(song) }
  }
}

/// Observes only the catalogue.
struct SongTitle: View {
  let song: Song
  @ObservedObject var catalogue: Catalogue

  var body: some View {
    Text(catalogue.heading(of: song))
    Toggle("Short", isOn: $catalogue.isShort)
  }
}
