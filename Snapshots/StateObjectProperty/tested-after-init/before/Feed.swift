import Foundation
import SwiftUI

final class Feed: ObservableObject {
  static var initCount = 0
  @Published var items: [String] = []

  init() {
    Feed.initCount += 1
    let text = try? String(contentsOfFile: "/feed.txt", encoding: .utf8)
    items = text?.components(separatedBy: ",") ?? []
  }
}

struct FeedView: View {
  @StateObject private var feed = Feed()

  var body: some View {
    List(feed.items, id: \.self) { Text($0) }
  }
}
