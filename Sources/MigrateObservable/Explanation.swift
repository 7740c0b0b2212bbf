import Rewriter

/// All that `explain` takes, sorted.
var namesOfExplanations: [String] {
  (Reason.allCases.map(\.rawValue) + Caution.allCases.map(\.rawValue)).sorted()
}

/// The page of a reason or caution; nil where nothing bears the name.
func explanation(of name: String) -> String? {
  if let reason = Reason(rawValue: name) {
    return """
      \(name): a reason for which a type is held

      Why: \(reason.why.replacing("%", with: "…"))
      Instead: \(reason.instead)
      """
  }
  if let caution = Caution(rawValue: name) {
    return """
      \(name): a change of behaviour at a place that was rewritten

      \(caution.sentence.replacing("%", with: "…"))
      """
  }
  return nil
}
