/// The words of a page. Paragraphs have at most four sentences; backticks mark code.
struct Page: Sendable {
  /// One line, a sentence. Empty where the message of the name serves.
  var summary = ""
  var text = ""
  /// What to do about it, where the message does not say it or says it too briefly; a sentence.
  var instead: String?
  var before = ""
  var after: String?
}

extension String {
  /// The text with a capital and a full stop.
  var sentence: String {
    // Not `IOS` or `MacOS`.
    (prefix { $0 != " " }.dropFirst().contains(where: \.isUppercase)
      ? self : prefix(1).uppercased() + dropFirst())
      + (hasSuffix(".") || hasSuffix("…") ? "" : ".")
  }
}
