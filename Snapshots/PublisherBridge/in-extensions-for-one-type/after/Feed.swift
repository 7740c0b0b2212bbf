import Combine
import SwiftUI

@Observable
class Screen {
  var isLoading = false {
    willSet { isLoadingSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isLoadingSubject = CurrentValueSubject<Bool, Never>(_isLoading)
  var rows: [String] = [] {
    willSet { rowsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var rowsSubject = CurrentValueSubject<[String], Never>(_rows)
  @ObservationIgnored var cancellables: Set<AnyCancellable> = []

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.isLoading) {}
    withMutation(keyPath: \.rows) {}
  }
}

@Observable
final class Feed: Screen, Logging, Sendable {
  var title = "Feed" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)

  override func notifyObservers() {
    super.notifyObservers()
    withMutation(keyPath: \.title) {}
  }
}

protocol Logging: AnyObject {}

extension Logging where Self: Screen & Sendable {
  func log() {
    isLoadingSubject.sink { print($0) }.store(in: &cancellables)
    log { [weak self] in self?.notifyObservers() }
  }

  func clean() {
    var updatedRows = rows
    updatedRows.removeAll { _ in rows.count > 20 }
    rows = updatedRows
  }

  private func log(_ then: () -> Void) { then() }
}

extension Logging where Self == Feed {
  func logTitle() -> AnyCancellable { self.titleSubject.sink { print($0) } }
}

extension Optional where Wrapped == Feed {
  func watch() -> AnyCancellable? { self?.titleSubject.sink { print($0) } }
}

extension Feed? {
  func watchRows() -> AnyCancellable? {
    guard let self else { return nil }
    return self.rowsSubject.sink { print($0) }
  }
}

struct FeedView: View {
  @Bindable var feed: Feed

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
