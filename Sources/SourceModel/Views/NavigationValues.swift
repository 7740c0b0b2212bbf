/// Objects that views create for a screen which a person may open.
extension Views {
  /// Whether a new object only goes into the value of a `NavigationLink`, itself or under a local name. The screen keeps
  /// the object that it was opened with.
  public func isNavigationValue(_ made: ConstructionCall) -> Bool {
    let file = symbols.files[made.file]
    func isInValue(_ range: ByteRange) -> Bool {
      file.calls(around: range).contains { call in
        call.name == "NavigationLink"
          && call.arguments.contains { $0.label == "value" && $0.value.range.contains(range) }
      }
    }
    if isInValue(made.call.range) { return true }
    let scope = file.scopes[made.call.scope]
    guard let local = scope.bindings.first(where: { $0.value?.range == made.call.range }) else {
      return false
    }
    let uses = file.words(local.name, in: made.call.range.upperBound..<scope.range.upperBound)
      .filter { !file.isArgumentLabel($0) }
    return !uses.isEmpty && uses.allSatisfy(isInValue)
  }
}
