import SwiftUI

@Observable
final class Loader {
  enum State: Equatable {
    case idle, loading
    case loaded([String])
  }

  private(set) var state: State = .idle
  var transform: ((String) -> String)? = nil
  var pair: (Int, String) = (0, "")
  var any: Any = 1

  var rows: [String] {
    if case .loaded(let rows) = state { return rows }
    return []
  }
}

struct LoaderView: View {
  @State private var loader = Loader()

  var body: some View {
    switch loader.state {
    case .idle: Text("idle")
    case .loading: ProgressView()
    case .loaded(let rows): Text("\(rows.count)")
    }
  }
}
