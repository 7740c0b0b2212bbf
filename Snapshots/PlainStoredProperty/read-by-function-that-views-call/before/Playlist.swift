import SwiftUI

class Playlist: ObservableObject {
  @Published var songs = ["Aria", "Canon"]
  /// Who is marked.
  private var marks: Set<String> = []
  private var lengths: [String: Int] = [:]
  private var looks = 0
  var whenPlayed: (() -> Void)?

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

final class Mix: Playlist {
  @Published var isShuffled = false
}

struct SongRow: View {
  @ObservedObject var mix: Mix
  let song: String

  var body: some View {
    Text(mix.title(of: song))
    Text(mix.isMarked(song) ? "marked" : "plain")
    Text("\(mix.length(of: song))")
    Button("Play \(song)", action: mix.playing(song))
  }
}

struct MixView: View {
  @StateObject private var mix = Mix()

  var body: some View {
    SongRow(mix: mix, song: "Aria")
    Button("Mark") { mix.mark("Aria") }
  }
}
