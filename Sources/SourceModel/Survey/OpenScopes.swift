/// The scopes that enclose the node being visited, outermost first.
final class OpenScopes {
  @exclusivity(unchecked) private var numbers: [Int] = []
  @exclusivity(unchecked) private(set) var scopes: [LexicalScope] = []
  /// The hashes of the names that the scopes declare; `starts` has the index of the first name of each scope.
  @exclusivity(unchecked) private var names: [UInt32] = []
  @exclusivity(unchecked) private var starts: [Int] = []
  /// For each enclosing type, the index of the first name declared inside it. The names from the last index on are
  /// visible without a member lookup.
  @exclusivity(unchecked) private var seen: [Int] = [0]
  /// The number of scopes that contain code.
  @exclusivity(unchecked) private(set) var codeDepth = 0
  /// The number of scopes that are the body of a view, which creating a view value never runs.
  @exclusivity(unchecked) private(set) var bodyDepth = 0

  /// The index of the innermost scope in the file's scopes.
  var number: Int { numbers[numbers.count - 1] }
  var innermost: LexicalScope? { scopes.last }

  func push(_ scope: LexicalScope, number: Int) {
    scopes.append(scope)
    numbers.append(number)
    starts.append(names.count)
    if case .type = scope.kind { seen.append(names.count) }
    if scope.isCode { codeDepth += 1 }
    if let owner = scope.owner, owner.isBodyOfView { bodyDepth += 1 }
  }

  func pop() {
    let scope = scopes.removeLast()
    numbers.removeLast()
    names.removeSubrange(starts.removeLast()...)
    if case .type = scope.kind { seen.removeLast() }
    if scope.isCode { codeDepth -= 1 }
    if let owner = scope.owner, owner.isBodyOfView { bodyDepth -= 1 }
  }

  /// Declares a name in the innermost scope.
  func bind(_ binding: LocalBinding) {
    innermost?.bindings.append(binding)
    names.append(WordHash.of(binding.name))
  }

  /// Declares a name in the scope that encloses the innermost one.
  func bindOutside(_ binding: LocalBinding) {
    guard scopes.count > 1 else { return }
    scopes[scopes.count - 2].bindings.append(binding)
    names.insert(WordHash.of(binding.name), at: starts[starts.count - 1])
    starts[starts.count - 1] += 1
  }

  /// Whether the enclosing code declares a name that is visible at an offset. In `guard let name = name`, the second
  /// `name` is the outer one.
  func binds(_ name: String, at position: Int) -> Bool {
    guard names[seen[seen.count - 1]...].contains(WordHash.of(name)) else { return false }
    for scope in scopes.reversed() {
      if case .type = scope.kind { return false }
      if scope.bindings.contains(where: { $0.name == name && $0.start <= position }) { return true }
    }
    return false
  }
}
