import Combine
import UIKit

final class Feed: ObservableObject {
  @Published private(set) var isLoading = false
  @Published private(set) var titles: [String] = []

  func load() {
    isLoading = true
    titles = ["a"]
    isLoading = false
  }
}

final class FeedController: UIViewController {
  private let feed = Feed()
  private var subscriptions: Set<AnyCancellable> = []

  func start() {
    feed.$titles.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &subscriptions)
    feed.load()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    print(feed.isLoading)
  }
}
