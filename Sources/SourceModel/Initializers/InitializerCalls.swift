extension ProjectModel {
  /// The calls of `.init` that build a value of a type, or may.
  func initializerCalls(thatMayBuild id: TypeID, named names: [String])
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
        : unlabelledCalls(
          thatMayBuild: id, label.text, named: names, orHandedTo: takers, at: places)
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
    thatMayBuild id: TypeID, _ label: String, named names: [String],
    orHandedTo takers: ValueTakers, at places: [UseIndex.Place]
  ) -> [ConstructionCall] {
    let calls = remembered.unlabelledCalls.answer(to: label) {
      places.reduce(into: UnlabelledCalls()) { $0.add($1, call(at: $1)) }
    }
    var named: Set<UseIndex.Place> = []
    var handed: Set<UseIndex.Place> = []
    let naming = filesRead(naming: names)
    for number in naming { named.formUnion(calls.byFile[UInt32(number)]?.all ?? []) }
    for number in filesRead(naming: takers.properties) where !naming.contains(number) {
      handed.formUnion(calls.byFile[UInt32(number)]?.handedToNone ?? [])
    }
    for callee in takers.callees.union(["init"]) {
      handed.formUnion(calls.byTaker[callee] ?? [])
    }
    return named.union(handed).sorted().compactMap { place in
      switch made(at: place) {
      case .types(let types): types.contains(id) ? constructionCall(at: place, true) : nil
      case .unknown:
        named.contains(place) && mayBuild(id, at: place) ? constructionCall(at: place, false) : nil
      }
    }
  }

  private func constructionCall(at place: UseIndex.Place, _ isCertain: Bool) -> ConstructionCall {
    ConstructionCall(file: Int(place.file), call: call(at: place), isCertain: isCertain)
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

  private func indexInitializerCalls() -> [String: [UseIndex.Place]] {
    callPlaces(named: "init").reduce(into: [:]) { index, place in
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

/// The calls of `.init` whose first argument has no label, or that have no arguments.
struct UnlabelledCalls: Sendable {
  struct InFile: Sendable {
    fileprivate(set) var all: [UseIndex.Place] = []
    /// Those that are an argument of no other call.
    fileprivate(set) var handedToNone: [UseIndex.Place] = []
  }

  private(set) var byFile: [UInt32: InFile] = [:]
  /// Those that are an argument of another call, by the name of what that calls.
  private(set) var byTaker: [String: [UseIndex.Place]] = [:]

  fileprivate mutating func add(_ place: UseIndex.Place, _ call: Call) {
    byFile[place.file, default: InFile()].all.append(place)
    if let taker = call.argumentOf?.callee {
      byTaker[taker, default: []].append(place)
    } else {
      byFile[place.file, default: InFile()].handedToNone.append(place)
    }
  }
}
