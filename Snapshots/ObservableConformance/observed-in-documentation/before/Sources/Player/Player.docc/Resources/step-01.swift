struct Controls: View {
  @ObservedObject var player: Player
  let playlist: Playlist
}
