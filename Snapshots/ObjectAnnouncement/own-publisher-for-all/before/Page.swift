import Combine
import SwiftUI

public final class Page: ObservableObject {
  public var objectWillChange = PassthroughSubject<Void, Never>()
  public private(set) var index = 0
  public var title = "" {
    willSet { objectWillChange.send() }
  }

  public init() {}

  public func turn() {
    objectWillChange.send()
    index += 1
  }
}

struct PageView: View {
  @ObservedObject var page: Page

  var body: some View {
    Text("\(page.index) \(page.title)")
      .onTapGesture {
        page.turn()
        page.objectWillChange.send()
      }
  }
}
