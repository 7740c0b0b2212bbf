import SwiftUI

@Observable
class Playlist {
  var songs = ["Aria", "Canon"]
  /// Who is marked.
  private var marks: Set<String> = []
  @ObservationIgnored private var lengths: [String: Int] = [:]
  @ObservationIgnored private var looks = 0
  @ObservationIgnored var whenPlayed: (() -> Void)?

  func isMarked(_ song: String) -> Bool { contains(song) }

  private func contains(_ song: String) -> Bool { marks.contains(song) }

  func length(of song: String) -> Int {
    if let known = lengths[song] { return known }
    lengths[song] = song.count
    return song.count
  }

  func title(of song: String) -> String {
    looks += 1
    return looks > 0 ? song : ""
  }

  func playing(_ song: String) -> () -> Void {
    { self.whenPlayed?() }
  }

  func mark(_ song: String) {
    marks.insert(song)
    songs.append("Encore")
  }
}

@Observable
final class Mix: Playlist {
  var isShuffled = false
}

struct SongRow: View {
  let mix: Mix
  let song: String

  var body: some View {
    Text(mix.title(of: song))
    Text(mix.isMarked(song) ? "marked" : "plain")
    Text("\(mix.length(of: song))")
    Button("Play \(song)", action: mix.playing(song))
  }
}

struct MixView: View {
  @State private var mix = Mix()

  var body: some View {
    SongRow(mix: mix, song: "Aria")
    Button("Mark") { mix.mark("Aria") }
  }
}
