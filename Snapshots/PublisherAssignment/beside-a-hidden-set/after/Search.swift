import Combine
import SwiftUI

/// In `watch`, the name of the set means a local one, which ends with the method.
@Observable
final class Search {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  var count = 0
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  func watch() {
    var cancellables: Set<AnyCancellable> = []
    querySubject.sink { print($0) }.store(in: &cancellables)
    querySubject.map(\.count).sink { [weak self] in self?.count = $0 }.store(in: &self.cancellables)
  }

  func log() { querySubject.sink { print($0) }.store(in: &cancellables) }
}

struct SearchView: View {
  @Bindable var search: Search

  var body: some View {
    TextField("Search", text: $search.query)
    Text("\(search.count)")
  }
}
