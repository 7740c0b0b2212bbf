import Combine
import SwiftUI

@MainActor
final class Library: ObservableObject {
  static let shared = Library()
  @Published var songs: [String] = []
}

@MainActor
final class Player: ObservableObject {
  @Published var title = ""
  private var subscriptions = Set<AnyCancellable>()

  init() {}

  var songs: [String] { Library.shared.songs }

  func followLibrary() {
    Library.shared.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View {
    VStack {
      Text(player.title)
        .onAppear { player.followLibrary() }
      Text("\(player.songs.count)")
        .onAppear {
          player.followLibrary()
        }
        .padding()
      Text("Last")
        .onAppear {
          player.followLibrary()
          player.title = "last"
        }
      Text("Other").onAppear { player.followLibrary() }.padding()
      Text("Later").task { player.followLibrary() }
    }
  }
}
