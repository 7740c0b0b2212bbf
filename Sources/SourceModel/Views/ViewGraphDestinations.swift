/// The code that opens a view by a value: with `.navigationDestination(for: Route.self) { … case .tags: TagsView() … }`,
/// whoever names `Route.tags` opens `TagsView`.
extension ViewGraphBuilder {
  /// The places that name the value for which a view is presented; empty where none is known.
  func openings(of place: Place) -> [Place] {
    let file = symbols.files[place.scope.file]
    let isPresented = file.calls(around: place.range).contains { call in
      SDK.presentation.contains(call.name)
        && call.arguments.contains {
          $0.value.isClosure && $0.value.range.contains(place.range)
        }
    }
    guard isPresented else { return [] }
    let branch = file.uses.branches.filter { branch in
      !branch.condition.cases.isEmpty && branch.whenTrue.contains { $0.contains(place.range) }
    }.min { $0.whenTrue[0].count < $1.whenTrue[0].count }
    guard let branch else { return [] }
    return branch.condition.cases.flatMap { subject, name in
      enumeration(of: subject, with: name, at: .init(file: place.scope.file, scope: branch.scope))
        .map { places(naming: name, of: $0) } ?? []
    }
  }

  /// The enumeration of a value that has a case. Where nothing states its type, the only one with such a case.
  private func enumeration(
    of subject: Expression, with name: String, at scope: ScopeReference
  ) -> TypeID? {
    let stated = views.inference.type(of: subject, at: scope).unwrapped.candidates
    let found = (stated.isEmpty ? symbols.types.map(\.id) : stated).filter {
      declaresCase(name, $0)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The code that shows a created view; for a person, otherwise the code that creates it.
  mutating func creators(of place: Place) -> [(node: Node, injection: Injection)] {
    let origins = origins(of: place)
    guard origins.isEmpty, isForPeople else { return origins }
    let unit = units[unit(of: place.scope)]
    return unit.isPreview ? [] : unit.node.map { [($0, Injection())] } ?? []
  }

  private func declaresCase(_ name: String, _ id: TypeID) -> Bool {
    symbols[id].declarations.contains { reference in
      symbols[reference].enumCases.contains { $0.name == name }
    }
  }

  /// The places that make a case of an enumeration, outside of its own declaration.
  private func places(naming name: String, of id: TypeID) -> [Place] {
    let isOnlyOne = !symbols.types.contains { $0.id != id && declaresCase(name, $0.id) }
    symbols.needFiles(naming: [name])
    let numbers = symbols.parsedFiles(naming: name).filter { !symbols.isTest(file: $0) }
    return numbers.flatMap { number in
      let file = symbols.files[number]
      return file.words(name, in: 0..<file.bytes.count).compactMap { word -> Place? in
        let type = file.baseName(ofMemberAt: word.lowerBound)
        guard type == symbols[id].name || type == "" && isOnlyOne, !file.isTested(word)
        else { return nil }
        let scope = symbols.scope(at: word.lowerBound, inFile: number)
        guard symbols.enclosingType(of: scope) != id else { return nil }
        return Place(name: name, range: word, scope: scope)
      }
    }
  }
}

extension Condition {
  /// The cases of which one makes the condition true.
  fileprivate var cases: [(subject: Expression, name: String)] {
    switch self {
    case .isCase(let subject, let name): [(subject, name)]
    case .all(let parts), .any(let parts): parts.flatMap(\.cases)
    case .constant, .isTrue, .isPresent, .areEqual, .not, .unknown: []
    }
  }
}

extension FileFacts {
  /// The name before the dot of a member, empty in `.member`; nil if there is no dot.
  fileprivate func baseName(ofMemberAt start: Int) -> String? {
    guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return nil }
    let head = bytes[..<(start - 1)].reversed().prefix {
      $0 == UInt8(ascii: "_") || $0 >= 0x80 || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A
        || $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ")")
    }
    return String(decoding: head.reversed(), as: UTF8.self)
  }

  /// Whether code compares with a case rather than making one.
  fileprivate func isTested(_ word: ByteRange) -> Bool {
    if uses.branches.contains(where: { $0.range.contains(word) && !$0.condition.isConstant }) {
      return true
    }
    let line = text(lineStart(of: word.lowerBound)..<word.lowerBound).drop {
      $0 == " " || $0 == "\t"
    }
    return line.hasPrefix("case ")
  }
}

extension Condition {
  fileprivate var isConstant: Bool {
    if case .constant = self { return true }
    return false
  }
}
