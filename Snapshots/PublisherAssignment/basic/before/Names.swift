import Combine

final class Names: ObservableObject {
  @Published var first = "Ada"
  @Published var last = "Lovelace"
  @Published private(set) var full = ""

  init() {
    $first
      .combineLatest($last)
      .map { "\($0) \($1)" }
      .assign(to: &$full)
  }
}
