import Foundation
import SwiftUI

@Observable
final class Feed {
  var items: [String] = []
  let name: String
  @ObservationIgnored private(set) var isReady = false

  init() {
    name = "Feed"
    items = ["Fern"]
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    UserDefaults.standard.set(true, forKey: "feed")
    isReady = true
  }
}

@Observable
final class Clock: ObservableObject {
  var now = ""
  let timer: Timer

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }
}

struct FeedView: View {
  @State var feed = Feed()

  var body: some View {
    List(feed.items, id: \.self) { Text($0) }
      .task { await feed.bootstrap() }
  }
}

struct ClockView: View {
  @StateObject var clock = Clock()

  var body: some View {
    Text(clock.now)
  }
}
