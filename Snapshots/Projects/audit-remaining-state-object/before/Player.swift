import Observation
import SwiftUI

/// Left by a migration: `@StateObject` creates it once.
@Observable
final class Player: ObservableObject {
  var title = ""

  @ObservationIgnored private var observer: (any NSObjectProtocol)?

  init() {
    observer = NotificationCenter.default.addObserver(
      forName: .titleChanged, object: nil, queue: .main
    ) { [weak self] note in self?.title = note.userInfo?["title"] as? String ?? "" }
  }
}

/// Not migrated yet.
final class Queue: ObservableObject {
  @Published var titles: [String] = []
}

struct PlayerScreen: View {
  @StateObject private var player = Player()
  @StateObject private var queue = Queue()

  var body: some View {
    Text(player.title)
    List(queue.titles, id: \.self) { Text($0) }
  }
}

struct PlayerScreen_Previews: PreviewProvider {
  @StateObject static var player = Player()

  static var previews: some View { Text(player.title) }
}

extension Notification.Name {
  static let titleChanged = Notification.Name("titleChanged")
}
