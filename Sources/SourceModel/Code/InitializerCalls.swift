extension CodeGraph {
  /// The calls of `.init` that create, or may create, a value of a type.
  func initializerCalls(thatMayBuild id: TypeID, named names: [String])
    -> [ConstructionCall]
  {
    let labels = firstLabels(of: id).map { (text: $0, isWord: $0.first?.isLetter == true) }
    for label in labels where label.isWord { symbols.ask(.mentions("init", label.text)) }
    let takers = takers(ofAnyOf: names)
    for name in names + takers.callees.sorted() { symbols.ask(.mentions("init", name)) }
    let index = cache.initializerCalls.found { indexInitializerCalls() }
    return labels.sorted { $0.text < $1.text }.flatMap { label in
      let places = index[label.text] ?? []
      return label.isWord
        ? labelledCalls(thatMayBuild: id, label.text, at: places)
        : unlabelledCalls(
          thatMayBuild: id, label.text, named: names, orHandedTo: takers, at: places)
    }
  }

  /// The calls whose first argument has a label. The types that they create are resolved once for all types.
  private func labelledCalls(
    thatMayBuild id: TypeID, _ label: String, at places: [UseIndex.Place]
  ) -> [ConstructionCall] {
    let calls = cache.labelledCalls.answer(to: label) {
      places.reduce(into: LabelledCalls()) { $0.add($1, making: made(at: $1)) }
    }
    let certain = (calls.making[id] ?? []).map { ($0, true) }
    let possible = calls.ofUnknown.filter { mayBuild(id, at: $0) }.map { ($0, false) }
    return (certain + possible).sorted { $0.0 < $1.0 }.map { constructionCall(at: $0, $1) }
  }

  /// The remaining calls. Too many types fit a call without a label, so a file that does not name the type counts only
  /// where something there takes a value of that type.
  private func unlabelledCalls(
    thatMayBuild id: TypeID, _ label: String, named names: [String],
    orHandedTo takers: ValueReceivers, at places: [UseIndex.Place]
  ) -> [ConstructionCall] {
    let calls = cache.unlabelledCalls.answer(to: label) {
      places.reduce(into: UnlabelledCalls()) { $0.add($1, symbols.call(at: $1)) }
    }
    var named: Set<UseIndex.Place> = []
    var handed: Set<UseIndex.Place> = []
    let naming = symbols.parsedFiles(naming: names)
    for number in naming { named.formUnion(calls.byFile[UInt32(number)]?.all ?? []) }
    for number in symbols.parsedFiles(naming: takers.properties) where !naming.contains(number) {
      handed.formUnion(calls.byFile[UInt32(number)]?.notPassedToCall ?? [])
    }
    for callee in takers.callees.union(["init"]) {
      handed.formUnion(calls.byOuterCallee[callee] ?? [])
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
    ConstructionCall(file: Int(place.file), call: symbols.call(at: place), isCertain: isCertain)
  }

  /// Whether a call of `.init` whose type cannot be inferred may create a value of a type.
  private func mayBuild(_ id: TypeID, at place: UseIndex.Place) -> Bool {
    fits(symbols.call(at: place), id) && canBeCreated(id, inFile: Int(place.file))
  }

  /// The types that a call of `.init` certainly creates.
  private func made(at place: UseIndex.Place) -> CreatedTypes {
    cache.typesCreatedByCalls.answer(to: place) { findCreatedTypes(at: place) }
  }

  private func findCreatedTypes(at place: UseIndex.Place) -> CreatedTypes {
    let (number, call) = (Int(place.file), symbols.call(at: place))
    let scope = ScopeReference(file: number, scope: call.scope)
    switch call.callee.unwrapped.kind {
    case .implicitMember:
      let expected = expectedType(
        of: call, in: Code(file: number, scope: call.scope, range: call.range))
      return expected.isUnknown ? .unknown : .types(expected.unwrapped.candidates)
    case .member(let base, _):
      if base.isSelf || base.unwrapped.kind == .name("Self") {
        let isDelegation = base.isSelf && symbols.enclosingBody(of: scope)?.kind == .initializer
        return .types(isDelegation ? [] : [symbols.enclosingType(of: scope)].compactMap(\.self))
      }
      guard base.unwrapped.kind != .superReference,
        case .metatype(let type) = inference.type(of: base, at: scope)
      else { return .types([]) }
      return .types(type.candidates)
    default: return .types([])
    }
  }

  private func indexInitializerCalls() -> [String: [UseIndex.Place]] {
    symbols.callPlaces(named: "init").reduce(into: [:]) { index, place in
      let label = symbols.call(at: place).arguments.first.map { $0.label ?? "_" } ?? "()"
      index[label, default: []].append(place)
    }
  }
}

/// The types that a call of `.init` creates.
enum CreatedTypes: Sendable {
  case types([TypeID])
  /// The type cannot be inferred.
  case unknown
}

/// The calls of `.init` with the same label on their first argument.
struct LabelledCalls: Sendable {
  private(set) var making: [TypeID: [UseIndex.Place]] = [:]
  private(set) var ofUnknown: [UseIndex.Place] = []

  fileprivate mutating func add(_ place: UseIndex.Place, making made: CreatedTypes) {
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
    /// The calls that are not an argument of another call.
    fileprivate(set) var notPassedToCall: [UseIndex.Place] = []
  }

  private(set) var byFile: [UInt32: InFile] = [:]
  /// The calls that are an argument of another call, by the name of the outer call.
  private(set) var byOuterCallee: [String: [UseIndex.Place]] = [:]

  fileprivate mutating func add(_ place: UseIndex.Place, _ call: Call) {
    byFile[place.file, default: InFile()].all.append(place)
    if let taker = call.argumentOf?.callee {
      byOuterCallee[taker, default: []].append(place)
    } else {
      byFile[place.file, default: InFile()].notPassedToCall.append(place)
    }
  }
}
