import Combine
import SwiftUI

/// In `watch`, the name of the set means a local one, which ends with the method.
final class Search: ObservableObject {
  @Published var query = ""
  @Published var count = 0
  private var cancellables: Set<AnyCancellable> = []

  func watch() {
    var cancellables: Set<AnyCancellable> = []
    $query.sink { print($0) }.store(in: &cancellables)
    $query.map(\.count).assign(to: &$count)
  }

  func log() { $query.sink { print($0) }.store(in: &cancellables) }
}

struct SearchView: View {
  @ObservedObject var search: Search

  var body: some View {
    TextField("Search", text: $search.query)
    Text("\(search.count)")
  }
}
