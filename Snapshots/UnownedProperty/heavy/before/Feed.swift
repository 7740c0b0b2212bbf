import Foundation
import SwiftUI

final class Feed: ObservableObject {
  @Published var items: [String] = []
  let name: String

  init() {
    UserDefaults.standard.set(true, forKey: "feed")
    name = "Feed"
    items = ["Fern"]
  }
}

final class Clock: ObservableObject {
  @Published var now = ""
  let timer: Timer

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }
}

struct FeedView: View {
  let feed = Feed()

  var body: some View {
    List(feed.items, id: \.self) { Text($0) }
  }
}

struct ClockView: View {
  var clock = Clock()

  var body: some View {
    Text(clock.now)
  }
}
