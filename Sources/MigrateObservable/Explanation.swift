import Rewriter

/// All that `explain` takes, sorted.
var namesOfExplanations: [String] { Set(Explanation.all.map(\.name)).sorted() }

/// The pages of that name; nil where nothing bears it.
func explanation(of name: String) -> String? {
  let pages = Explanation.pages(named: name)
  guard !pages.isEmpty else { return nil }
  // A line break follows what is printed.
  return String(pages.map(\.markdown).joined(separator: "\n").dropLast())
}
