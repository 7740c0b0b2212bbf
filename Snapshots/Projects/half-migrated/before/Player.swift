import Observation
import SwiftUI

@Observable
final class Player {
  var isPlaying = false
}

final class Queue: ObservableObject {
  @Published var titles: [String] = []
}

struct QueueView: View {
  @ObservedObject var queue: Queue

  var body: some View {
    Text("\(queue.titles.count)")
  }
}

// Code of another platform, which is half migrated and does not compile.
#if os(tvOS)
  struct RemoteView: View {
    @StateObject private var player = Player()
    @Bindable var queue: Queue

    var body: some View {
      Text(queue.titles.first ?? "").environmentObject(player).environment(queue)
    }
  }
#endif
