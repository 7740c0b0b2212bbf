import SwiftUI

struct PlayerView: View {
  @ObservedObject var playlist: Playlist
  @ObservedObject var queue: Queue
  @ObservedObject var history: History
  @ObservedObject var radio: Radio

  var body: some View {
    List {
      Text(playlist.title)
      ForEach(playlist.songs, id: \.self) { Text($0) }
      Text("\(queue.position) of \(queue.songs.count)")
      Text("\(history.played.count) of \(history.songs.count)")
      Text("\(radio.station) of \(radio.songs.count)")
    }
    .onAppear { queue.followLibrary() }
  }
}
