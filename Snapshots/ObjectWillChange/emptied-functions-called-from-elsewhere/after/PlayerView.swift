import SwiftUI

struct PlayerView: View {
  let playlist: Playlist
  let queue: Queue
  let history: History
  let radio: Radio

  var body: some View {
    List {
      Text(playlist.title)
      ForEach(playlist.songs, id: \.self) { Text($0) }
      Text("\(queue.position) of \(queue.songs.count)")
      Text("\(history.played.count) of \(history.songs.count)")
      Text("\(radio.station) of \(radio.songs.count)")
    }
  }
}
