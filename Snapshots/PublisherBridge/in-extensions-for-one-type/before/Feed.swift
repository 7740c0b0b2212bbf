import Combine
import SwiftUI

class Screen: ObservableObject {
  @Published var isLoading = false
  @Published var rows: [String] = []
  var cancellables: Set<AnyCancellable> = []
}

final class Feed: Screen, Logging, Sendable {
  @Published var title = "Feed"
}

protocol Logging: AnyObject {}

extension Logging where Self: Screen & Sendable {
  func log() {
    $isLoading.sink { print($0) }.store(in: &cancellables)
    log { [weak self] in self?.objectWillChange.send() }
  }

  func clean() {
    rows.removeAll { _ in rows.count > 20 }
  }

  private func log(_ then: () -> Void) { then() }
}

extension Logging where Self == Feed {
  func logTitle() -> AnyCancellable { self.$title.sink { print($0) } }
}

extension Optional where Wrapped == Feed {
  func watch() -> AnyCancellable? { self?.$title.sink { print($0) } }
}

extension Feed? {
  func watchRows() -> AnyCancellable? {
    guard let self else { return nil }
    return self.$rows.sink { print($0) }
  }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    List(feed.rows, id: \.self) { Text($0) }
      .onAppear(perform: feed.log)
    if feed.isLoading { Text(feed.title) }
    titleField
  }
}

extension View where Self == FeedView {
  var titleField: some View { TextField("Title", text: self.$feed.title) }
}
