import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
  @Published var shown = ""
  @Published var count = 0
  let typed: PassthroughSubject<String, Never>

  init() {
    let querySubject = PassthroughSubject<String, Never>()
    typed = querySubject
    $query.merge(with: querySubject).map { $0.uppercased() }.assign(to: &$shown)
  }

  func watch(_ cancellables: [Int]) {
    $count.map { "\($0) of \(cancellables.count)" }.assign(to: &$shown)
  }
}

struct SearchView: View {
  @StateObject private var search = Search()

  var body: some View {
    Text(search.shown)
    Button("Type") { search.query = "x" }
    Button("Send") { search.typed.send("y") }
    Button("Count") { search.count += 1 }
    Button("Watch") { search.watch([1, 2]) }
  }
}
