/// A case of an enum with associated values that the handwritten `==` ignores.
public struct ShownCase: Sendable {
  public let item: EnumCase
  /// Where code that views run takes one of these values.
  public let place: Site
}

extension Tracking {
  /// The cases whose associated values `==` ignores and that code which views run takes out of the case.
  public func shownCases(ignoredBy comparison: LooseComparison) -> [ShownCase] {
    shownCases(ignoredBy: comparison.equality, of: comparison.type)
  }

  func shownCases(ignoredBy equality: FunctionReference, of id: TypeID) -> [ShownCase] {
    guard symbols[id].kind == .enum else { return [] }
    // Many properties may have values of one type.
    return cache.shownCases.answer(to: id) {
      symbols[id].declarations.flatMap { symbols[$0].enumCases }.compactMap { item in
        let ignored = valuesIgnored(by: equality, of: item, in: id)
        let place = ignored.isEmpty ? nil : placeShowing(ignored, of: item)
        return place.map { ShownCase(item: item, place: $0) }
      }
    }
  }

  /// The positions of the associated values of a case that do not matter to `==`: it returns true for all values of the
  /// case, or for those that agree in the values that it takes.
  private func valuesIgnored(by equality: FunctionReference, of item: EnumCase, in id: TypeID)
    -> [Int]
  {
    let uses = symbols.files[equality.file].uses
    guard let body = symbols[equality].body, let outcome = uses.comparisons[body] else { return [] }
    let operands = symbols[equality].parameters.map(\.name)
    func isEqual(_ outcome: Condition) -> Bool {
      outcome.holds { value -> ConstantValue<Never>? in
        value.simpleName.map(operands.contains) == true ? .enumCase(item.name) : nil
      } == true
    }
    let isSame = outcome.assuming { left, right in
      let isBound = left.dottedPath?.first.map(operands.contains) == false
      let values = values(takenOf: item, toCompare: left, right, operands, in: id)
      return !isBound && values?.isEmpty == true ? true : nil
    }
    if isEqual(isSame) { return Array(item.payload.indices) }
    var taken = uses.casePatterns.starting(in: body).filter { $0.name == item.name }
    let isSameInThose = outcome.assuming { left, right in
      guard let values = values(takenOf: item, toCompare: left, right, operands, in: id) else {
        return nil
      }
      taken += values
      return true
    }
    guard isEqual(isSameInThose) else { return [] }
    return item.payload.indices.filter { position in
      !taken.contains { $0.takes(anyOf: [position], of: item.payload.count) }
    }
  }

  /// The patterns of the getter that a comparison `left.kind == right.kind` uses; none for two values that patterns of
  /// `==` take. Nil if the getter may use the values otherwise, or for other comparisons.
  private func values(
    takenOf item: EnumCase, toCompare left: Expression, _ right: Expression, _ operands: [String],
    in id: TypeID
  ) -> [CasePattern]? {
    guard let one = left.dottedPath, let other = right.dottedPath, let root = one.first else {
      return nil
    }
    guard operands.contains(root) else {
      return other.first.map(operands.contains) == false ? [] : nil
    }
    guard one.count == 2, Set([root] + other.prefix(1)) == Set(operands), one[1] == other.last,
      other.count == 2,
      let getter = symbols.members(of: id, named: one[1]).properties.first,
      let body = symbols[getter].getterBody
    else { return nil }
    let file = symbols.files[getter.file]
    // It may also use the values through another member, or as a part of a string.
    let isPlain =
      file.uses.calls.starting(in: body).isEmpty && !file.text(body).contains("\\(")
      && file.uses.names.starting(in: body).allSatisfy { name in
        let scope = file.innermostScope(at: name.range.lowerBound)
        let text = file.text(name.range)
        return text == "self"
          || symbols.localBinding(
            text, at: ScopeReference(file: getter.file, scope: scope),
            position: name.range.lowerBound) != nil
      }
    guard isPlain else { return nil }
    return file.uses.casePatterns.starting(in: body).filter { $0.name == item.name }
  }

  /// Where code that views run takes associated values of a case: `case .loaded(let items)`.
  private func placeShowing(_ positions: [Int], of item: EnumCase) -> Site? {
    symbols.needFiles(naming: CollectionOfOne(item.name))
    return symbols.parsedFiles(naming: item.name).firstNonNil { [self] number -> Site? in
      if symbols.isTest(file: number) { return nil }
      let file = symbols.files[number]
      return file.uses.casePatterns.first { pattern in
        let scope = file.innermostScope(at: pattern.range.lowerBound)
        return pattern.name == item.name
          && pattern.takes(anyOf: positions, of: item.payload.count)
          && isShown(pattern.range, at: ScopeReference(file: number, scope: scope), false)
      }.map { file.site($0.range) }
    }
  }

  /// Whether all associated values of a case may be compared by `==`.
  public func mayCompareValues(of item: EnumCase, in id: TypeID) -> Bool {
    let declaration = symbols[id].primary
    let place = ScopeReference(file: declaration.file, scope: symbols[declaration].scope)
    return item.payload.allSatisfy { mayBeCompared(symbols.resolve($0, at: place)) }
  }
}
