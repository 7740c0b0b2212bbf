import SwiftUI

final class Loader: ObservableObject {
  enum State: Equatable {
    case idle, loading
    case loaded([String])
  }

  @Published private(set) var state: State = .idle
  @Published var transform: ((String) -> String)? = nil
  @Published var pair: (Int, String) = (0, "")
  @Published var any: Any = 1

  var rows: [String] {
    if case .loaded(let rows) = state { return rows }
    return []
  }
}

struct LoaderView: View {
  @StateObject private var loader = Loader()

  var body: some View {
    switch loader.state {
    case .idle: Text("idle")
    case .loading: ProgressView()
    case .loaded(let rows): Text("\(rows.count)")
    }
  }
}
