import Rewriter

/// All names that `explain` accepts, sorted.
var namesOfExplanations: [String] { Set(Explanation.all.map(\.name)).sorted() }

/// The pages with that name; nil if there is none.
func explanation(of name: String) -> String? {
  let pages = Explanation.pages(named: name)
  guard !pages.isEmpty else { return nil }
  // The line break at the end is dropped: printing adds one.
  return String(pages.map(\.markdown).joined(separator: "\n").dropLast())
}
