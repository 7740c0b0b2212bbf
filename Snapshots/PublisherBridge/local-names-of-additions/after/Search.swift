import Combine
import SwiftUI

@Observable
final class Search: ObservableObject {
  var query = "" {
    willSet { queryValueSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var queryValueSubject = CurrentValueSubject<String, Never>(_query)
  var shown = ""
  var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
  let typed: PassthroughSubject<String, Never>
  @ObservationIgnored private var assignments: Set<AnyCancellable> = []

  init() {
    let querySubject = PassthroughSubject<String, Never>()
    typed = querySubject
    queryValueSubject.merge(with: querySubject).map { $0.uppercased() }.sink { [weak self] in self?.shown = $0 }.store(in: &assignments)
  }

  func watch(_ cancellables: [Int]) {
    countSubject.map { "\($0) of \(cancellables.count)" }.sink { [weak self] in self?.shown = $0 }.store(in: &assignments)
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
