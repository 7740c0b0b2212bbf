import Combine
import SwiftUI

@Observable
public final class Page {
  @ObservationIgnored public var objectWillChange = PassthroughSubject<Void, Never>()
  public private(set) var index = 0
  public var title = "" {
    willSet { objectWillChange.send() }
  }

  /// Notifies every view that reads this object.
  func notifyObservers() {
    objectWillChange.send()
    withMutation(keyPath: \.index) {}
    withMutation(keyPath: \.title) {}
  }

  public init() {}

  public func turn() {
    objectWillChange.send()
    index += 1
  }
}

struct PageView: View {
  let page: Page

  var body: some View {
    Text("\(page.index) \(page.title)")
      .onTapGesture {
        page.turn()
        page.notifyObservers()
      }
  }
}
