import Foundation
import SwiftUI

final class Feed: ObservableObject {
  @Published var items: [String] = []

  init() {
    items = (try? String(contentsOfFile: "/feed", encoding: .utf8)).map { [$0] } ?? []
  }
}

struct FeedView: View {
  @StateObject private var feed = Feed()
  var body: some View { Text("\(feed.items.count)") }
}

final class Refresh {
  let feed: Feed = .init()
}
