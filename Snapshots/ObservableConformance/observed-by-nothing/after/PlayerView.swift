import SwiftUI

struct PlayerView: View {
  @State private var album = Album()
  let control: PlayerControl

  var body: some View {
    Button("Play") { control.play() }
    ForEach(album.tracks, id: \.title) { Text($0.title) }
  }
}
