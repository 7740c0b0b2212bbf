import Combine
import SwiftUI

final class Heading: ObservableObject {
  @Published var text = ""
}

/// The property has the name of the function that `Garden` calls to relay its plant.
final class Page: ObservableObject {
  @Published var heading = Heading() {
    didSet { relay = heading.objectWillChange.sink { [weak self] in self?.objectWillChange.send() } }
  }
  private var relay: AnyCancellable?
}

struct PageView: View {
  @ObservedObject var page: Page

  var body: some View {
    Text(page.heading.text)
  }
}
