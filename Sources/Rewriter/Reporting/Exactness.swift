extension Migration {
  /// `--unpublished minimal` would leave 12 lines as they are
  public var exactnessHeadline: String? {
    guard linesOfExactness > 0 else { return nil }
    switch unpublished {
    case .exact:
      return "`--unpublished minimal` would leave \(counted(linesOfExactness, "line")) as "
        + (linesOfExactness == 1 ? "it is" : "they are")
    case .minimal:
      return counted(linesOfExactness, "unpublished property", plural: "unpublished properties")
        + (linesOfExactness == 1 ? " stays as it is" : " stay as they are")
    }
  }

  /// The headline, with what it means.
  var exactnessSentence: String? {
    guard let headline = exactnessHeadline else { return nil }
    switch unpublished {
    case .exact:
      return headline
        + ": private properties get `@ObservationIgnored` there, and no code that runs with a view "
        + "reads or writes them."
    case .minimal:
      return headline + ": they are tracked now, and no code that runs with a view reads or writes "
        + "them."
    }
  }
}
