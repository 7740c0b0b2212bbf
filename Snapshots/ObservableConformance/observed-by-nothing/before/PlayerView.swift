import SwiftUI

struct PlayerView: View {
  @StateObject private var album = Album()
  let control: PlayerControl

  var body: some View {
    Button("Play") { control.play() }
    ForEach(album.tracks, id: \.title) { Text($0.title) }
  }
}
