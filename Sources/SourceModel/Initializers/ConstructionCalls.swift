/// A call that builds a value of a type, or may.
public struct ConstructionCall: Sendable {
  public let file: Int
  public let call: Call
  /// Whether it certainly builds one; `.init(…)` may where nothing near it tells of what type it is.
  public let isCertain: Bool
}

extension ProjectModel {
  /// The calls that build a value of a type, and those of `.init` that may: `Model()`, `Alias()`, `.init()`, and in its own
  /// code `Self()` and `self.init()`. An initializer's call of another of its type builds nothing.
  public func constructionCalls(of id: TypeID) -> [ConstructionCall] {
    remembered.constructionCalls.answer(to: id) { findConstructionCalls(of: id) }
  }

  private func findConstructionCalls(of id: TypeID) -> [ConstructionCall] {
    let names = [self[id].name] + aliases(of: id)
    let named = names.filter { $0.first?.isUppercase == true }.flatMap(calls(named:))
      .filter { number, call in
        let scope = ScopeReference(file: number, scope: call.scope)
        guard
          case .construction(let types) = target(
            ofCallTo: call.callee, call.arguments, at: scope)
        else { return false }
        return types.contains(id)
      }
    let own = self[id].declarations.flatMap { declaration in
      files[declaration.file].uses.calls.starting(in: self[declaration].range)
        .filter { $0.callee.unwrapped.kind == .name("Self") }.map { (declaration.file, $0) }
    }.filter { enclosingType(of: ScopeReference(file: $0, scope: $1.scope)) == id }
    return (named + own).map { ConstructionCall(file: $0.0, call: $0.1, isCertain: true) }
      + initializerCalls(thatMayBuild: id, named: names)
  }

  /// Where an initializer of a type is named as a function: `map(Model.init)`.
  public func initializerReferences(of id: TypeID) -> [Site] {
    ([self[id].name] + aliases(of: id)).flatMap { name in
      filesRead(naming: [name]).flatMap { number -> [Site] in
        let file = files[number]
        return file.words(name, in: 0..<file.bytes.count).filter {
          file.namesInitializer(behind: $0.upperBound)
        }.map { file.site($0) }
      }
    }
  }

  /// The names of typealiases that stand for a type.
  private func aliases(of id: TypeID) -> [String] {
    ask(.mention(self[id].name))
    let index = remembered.aliasesByTarget.found {
      files.indices.reduce(into: [:]) { index, number in
        for alias in files[number].typealiases {
          guard let target = alias.type.simpleName, target != alias.name else { continue }
          index[target, default: []].append((number, alias))
        }
      }
    }
    return (index[self[id].name] ?? []).filter { number, alias in
      resolve(alias.type, at: ScopeReference(file: number, scope: alias.scope)).candidates
        .contains(id)
    }.map(\.alias.name).uniqued()
  }

  /// The calls of `.init` that build a value of a type, or may.
  private func initializerCalls(thatMayBuild id: TypeID, named names: [String])
    -> [ConstructionCall]
  {
    let labels = firstLabels(of: id).map { (text: $0, isWord: $0.first?.isLetter == true) }
    for label in labels where label.isWord { ask(.mentions("init", label.text)) }
    let takers = takers(ofAnyOf: names)
    for name in names + takers.callees.sorted() { ask(.mentions("init", name)) }
    let index = remembered.initializerCalls.found { indexInitializerCalls() }
    return labels.sorted { $0.text < $1.text }.flatMap { label in
      let places = index[label.text] ?? []
      return label.isWord
        ? labelledCalls(thatMayBuild: id, label.text, at: places)
        : unlabelledCalls(thatMayBuild: id, named: names, orHandedTo: takers, at: places)
    }
  }

  /// Of the calls whose first argument has a label: what they make is found once, for all types that ask.
  private func labelledCalls(
    thatMayBuild id: TypeID, _ label: String, at places: [UseIndex.Place]
  ) -> [ConstructionCall] {
    let calls = remembered.labelledCalls.answer(to: label) {
      places.reduce(into: LabelledCalls()) { $0.add($1, making: made(at: $1)) }
    }
    let certain = (calls.making[id] ?? []).map { ($0, true) }
    let possible = calls.ofUnknown.filter { mayBuild(id, at: $0) }.map { ($0, false) }
    return (certain + possible).sorted { $0.0 < $1.0 }.map { constructionCall(at: $0, $1) }
  }

  /// Of the others. Without a label too much fits: what takes such a value tells, in files that do not name the type.
  private func unlabelledCalls(
    thatMayBuild id: TypeID, named names: [String], orHandedTo takers: ValueTakers,
    at places: [UseIndex.Place]
  ) -> [ConstructionCall] {
    // The calls of one file come one after another.
    var last: (file: UInt32, namesType: Bool, namesProperty: Bool)?
    return places.compactMap { place -> ConstructionCall? in
      if last?.file != place.file {
        let identifiers = files[Int(place.file)].identifiers
        last = (
          place.file, !identifiers.isDisjoint(with: names),
          !identifiers.isDisjoint(with: takers.properties)
        )
      }
      let isNamed = last?.namesType == true
      guard isNamed || takers.mayTake(call(at: place), orProperty: last?.namesProperty == true)
      else { return nil }
      switch made(at: place) {
      case .types(let types): return types.contains(id) ? constructionCall(at: place, true) : nil
      case .unknown:
        return isNamed && mayBuild(id, at: place) ? constructionCall(at: place, false) : nil
      }
    }
  }

  private func constructionCall(at place: UseIndex.Place, _ isCertain: Bool) -> ConstructionCall {
    ConstructionCall(file: Int(place.file), call: call(at: place), isCertain: isCertain)
  }

  private func call(at place: UseIndex.Place) -> Call {
    files[Int(place.file)].uses.calls[Int(place.index)]
  }

  /// Whether a call of `.init` may build a value of a type where nothing near it tells of what type it is.
  private func mayBuild(_ id: TypeID, at place: UseIndex.Place) -> Bool {
    fits(call(at: place), id) && mayBeMade(id, inFile: Int(place.file))
  }

  /// What a call of `.init` certainly builds.
  private func made(at place: UseIndex.Place) -> MadeByCall {
    remembered.madeByCalls.answer(to: place) { findMade(at: place) }
  }

  private func findMade(at place: UseIndex.Place) -> MadeByCall {
    let (number, call) = (Int(place.file), call(at: place))
    let scope = ScopeReference(file: number, scope: call.scope)
    switch call.callee.unwrapped.kind {
    case .implicitMember:
      let expected = InitializerReader(self).expectedType(
        of: call, in: Code(file: number, scope: call.scope, range: call.range))
      return expected.isUnknown ? .unknown : .types(expected.unwrapped.candidates)
    case .member(let base, _):
      if base.isSelf || base.unwrapped.kind == .name("Self") {
        let isDelegation = base.isSelf && enclosingBody(of: scope)?.kind == .initializer
        return .types(isDelegation ? [] : [enclosingType(of: scope)].compactMap(\.self))
      }
      guard base.unwrapped.kind != .superReference,
        case .metatype(let type) = self.type(of: base, at: scope)
      else { return .types([]) }
      return .types(type.candidates)
    default: return .types([])
    }
  }

  /// Whether code of a file can make values of a type: it is of the same module, or imports that of a public type.
  private func mayBeMade(_ id: TypeID, inFile number: Int) -> Bool {
    let primary = self[id].primary
    if canSee(number, primary.file) { return true }
    return isVisible(fileNumber: primary.file, from: number)
      && ["public", "open", "package"].contains(where: self[primary].hasModifier)
  }

  /// Whether the arguments are such as an initializer of a type takes.
  private func fits(_ call: Call, _ id: TypeID) -> Bool {
    let own = functions(of: id).filter { self[$0].kind == .initializer }
    let isTaken = own.contains { initializer in
      let parameters = self[initializer].parameters
      guard let passed = parameters.matching(call.arguments)?.passed else { return false }
      let scope = ScopeReference(file: initializer.file, scope: self[initializer].scope)
      return passed.allSatisfy { parameter, argument in
        // A closure is of none of the project's own types.
        !call.arguments[argument].value.isClosure
          || resolve(parameters[parameter].type, at: scope).candidates.isEmpty
      }
    }
    if isTaken { return true }
    guard own.isEmpty || self[id].kind == .struct else { return false }
    return call.arguments.allSatisfy { argument in
      argument.label.map { !members(of: id, named: $0).properties.isEmpty }
        ?? argument.isTrailingClosure
    }
  }

  /// The labels that the first argument of a call of a type's initializers may have: `_` for none, `()` without arguments.
  private func firstLabels(of id: TypeID) -> Set<String> {
    let own = functions(of: id).filter { self[$0].kind == .initializer }
    var labels: Set<String> = []
    for parameters in own.map({ self[$0].parameters }) {
      var isOptional = true
      for parameter in parameters where isOptional {
        labels.insert(parameter.label ?? "_")
        if parameter.mayBeClosure { labels.insert("_") }
        isOptional = parameter.defaultValue != nil || parameter.isVariadic
      }
      if isOptional { labels.insert("()") }
    }
    if own.isEmpty { labels.insert("()") }
    if self[id].kind == .struct {
      labels.formUnion(
        properties(of: id).filter { self[$0].isStored && !self[$0].isStatic }.map { self[$0].name })
    }
    return labels
  }

  private func indexInitializerCalls() -> [String: [UseIndex.Place]] {
    callIndex.places(of: "init").reduce(into: [:]) { index, place in
      let label = call(at: place).arguments.first.map { $0.label ?? "_" } ?? "()"
      index[label, default: []].append(place)
    }
  }
}

/// What a call of `.init` builds.
enum MadeByCall: Sendable {
  case types([TypeID])
  /// Nothing near the call tells.
  case unknown
}

/// The calls of `.init` whose first argument has one label.
struct LabelledCalls: Sendable {
  private(set) var making: [TypeID: [UseIndex.Place]] = [:]
  private(set) var ofUnknown: [UseIndex.Place] = []

  fileprivate mutating func add(_ place: UseIndex.Place, making made: MadeByCall) {
    switch made {
    case .types(let types): for id in Set(types) { making[id, default: []].append(place) }
    case .unknown: ofUnknown.append(place)
    }
  }
}

extension FileFacts {
  /// Whether `.init` stands behind a place, and is not called there: `.init`, `.init(find:)`.
  fileprivate func namesInitializer(behind position: Int) -> Bool {
    let word = Array(".init".utf8)
    let end = position + word.count
    guard end < bytes.count, Array(bytes[position..<end]) == word, !bytes[end].isWordByte else {
      return false
    }
    guard bytes[end] == UInt8(ascii: "(") else { return bytes[end] != UInt8(ascii: "{") }
    // A name ends in a colon and a parenthesis.
    guard let close = bytes[end...].firstIndex(of: UInt8(ascii: ")")) else { return false }
    return bytes[close - 1] == UInt8(ascii: ":")
  }
}
