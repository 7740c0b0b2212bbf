import Combine
import SwiftUI

final class Feed: ObservableObject {
  @Published var items: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: Notification.Name("feed"))
      .sink { [weak self] _ in self?.items.append("item") }
      .store(in: &cancellables)
  }
}

struct FeedView<Header: View>: View {
  @StateObject private var feed = Feed()
  let title: String
  @ViewBuilder let header: (Int) -> Header

  var body: some View {
    header(feed.items.count)
    Text(title)
  }
}

extension FeedView where Header == Text {
  init(name: String) {
    self.init(title: name) { Text("\($0) items") }
  }
}

struct Page: View {
  var body: some View {
    FeedView(name: "News")
  }
}
