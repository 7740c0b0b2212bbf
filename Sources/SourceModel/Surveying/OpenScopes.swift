/// The scopes around what is being visited, the outermost first.
final class OpenScopes {
  @exclusivity(unchecked) private var numbers: [Int] = []
  @exclusivity(unchecked) private(set) var scopes: [LexicalScope] = []
  /// The names that the scopes declare, as hashes, and where those of each scope begin.
  @exclusivity(unchecked) private var names: [UInt32] = []
  @exclusivity(unchecked) private var starts: [Int] = []
  /// Where the names begin that are seen from here without looking into a type.
  @exclusivity(unchecked) private var seen: [Int] = [0]
  /// How many of them are code.
  @exclusivity(unchecked) private(set) var codeDepth = 0
  /// How many of them are the body of a view, which constructing a value never runs.
  @exclusivity(unchecked) private(set) var bodyDepth = 0

  /// The innermost one's index in the file's scopes.
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

  /// Declares a name in the scope around the innermost one.
  func bindOutside(_ binding: LocalBinding) {
    guard scopes.count > 1 else { return }
    scopes[scopes.count - 2].bindings.append(binding)
    names.insert(WordHash.of(binding.name), at: starts[starts.count - 1])
    starts[starts.count - 1] += 1
  }

  /// Whether the code around declares a name that is visible at a place: `name` in `guard let name = name` is the outer one.
  func binds(_ name: String, at position: Int) -> Bool {
    guard names[seen[seen.count - 1]...].contains(WordHash.of(name)) else { return false }
    for scope in scopes.reversed() {
      if case .type = scope.kind { return false }
      if scope.bindings.contains(where: { $0.name == name && $0.start <= position }) { return true }
    }
    return false
  }
}
