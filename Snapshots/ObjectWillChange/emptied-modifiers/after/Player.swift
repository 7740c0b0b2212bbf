import SwiftUI

@MainActor
@Observable
final class Library {
  static let shared = Library()
  var songs: [String] = []
}

@MainActor
@Observable
final class Player {
  var title = ""

  init() {}

  var songs: [String] { Library.shared.songs }
}

struct PlayerView: View {
  let player: Player

  var body: some View {
    VStack {
      Text(player.title)
      Text("\(player.songs.count)")
        .padding()
      Text("Last")
        .onAppear {
          player.title = "last"
        }
      Text("Other").padding()
      Text("Later")
    }
  }
}
