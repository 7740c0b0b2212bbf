import Observation
import SwiftUI

@Observable
final class Player {
  var isPlaying = false
}

@Observable
final class Queue {
  var titles: [String] = []
}

struct QueueView: View {
  let queue: Queue

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
