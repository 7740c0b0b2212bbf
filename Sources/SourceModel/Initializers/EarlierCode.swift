/// Code that `@StateObject` lets run before it creates the model, and that changes what creating the model does.
/// `@State` evaluates its default with the other stored properties, before any of that code.
public struct EarlierCode: Sendable, Hashable {
  public enum Place: Sendable, Hashable {
    /// In an initializer of the owner.
    case initializer
    /// In a method of the application delegate that runs at launch.
    case applicationDelegate
    /// The creation of the application object, which no initializer of an `App` can use yet.
    case application
  }

  public let place: Place
  /// The statement or call that the model depends on.
  public let site: Site
  public let code: String
}

extension Initializers {
  /// The first such code for the owner of a model; nil if none is known.
  public func earlierCode(than site: OwnerSite) -> EarlierCode? {
    cache.earlierCode.answer(to: site.property) { findEarlierCode(than: site) }
  }

  private func findEarlierCode(than site: OwnerSite) -> EarlierCode? {
    let constructions = site.constructions.filter(\.isDeferred)
    guard !constructions.isEmpty else { return nil }
    if site.kind == .app,
      let read = constructions.firstNonNil({
        useOfApplication(in: code(creating: $0, of: site.models))
      })
    {
      return read
    }
    let shared = sharedProperty(of: constructions, of: site.models)
    let places =
      symbols.initializers(of: site.host).map { (EarlierCode.Place.initializer, $0) }
      + (site.kind == .app ? launchMethods.map { (.applicationDelegate, $0) } : [])
    let uses = places.compactMap { place, function in
      symbols[function].body.map { body in
        let end = shared.flatMap { creation(of: $0, in: body, ofFile: function.file) }
        // What runs before an assignment of the model still does.
        let assigned = constructions.filter { $0.scope.file == function.file }
          .map(\.expression.range).filter(body.contains).map(\.upperBound).min()
        let start = assigned ?? body.lowerBound
        let code = Code(
          file: function.file, scope: symbols[function].scope,
          range: start..<max(start, end ?? body.upperBound))
        return (place: place, use: outsideUse(of: code))
      }
    }
    .filter { !$0.use.isEmpty }
    // Reading what creates the model costs the most.
    guard !uses.isEmpty else { return nil }
    let creations = constructions.map { outsideUse(of: code(creating: $0, of: site.models)) }
    for (place, use) in uses {
      if let found = creations.firstNonNil(use.change) {
        return EarlierCode(place: place, site: found.site, code: found.code)
      }
    }
    return nil
  }

  /// The static property or global variable that all constructions take the model from; nil if there is no such.
  private func sharedProperty(
    of constructions: [OwnerSite.Construction], of models: [TypeID]
  ) -> PropertyReference? {
    let properties = Set(
      constructions.map { sharedObject(namedBy: $0, of: models)?.property })
    return properties.count == 1 ? properties.first ?? nil : nil
  }

  /// Where a body certainly reads a shared object itself, which creates it at the latest; nil if it does not. What runs
  /// after that finds the object created, whoever owns it.
  private func creation(
    of property: PropertyReference, in body: ByteRange, ofFile number: Int
  ) -> Int? {
    let file = symbols.files[number]
    let read = file.uses.reads.starting(in: body).first { read in
      read.name == symbols[property].name && file.implies(body, read.range)
        && graph.properties(
          named: read.expression, at: ScopeReference(file: number, scope: read.scope))
          == [property]
    }
    // The call that the object is an argument of begins before it and runs after it.
    return read.map { read in
      file.uses.calls.starting(in: body).first { $0.range.contains(read.range.lowerBound) }?.range
        .lowerBound ?? read.range.lowerBound
    }
  }

  /// The code that creates the model: for a shared object, the default of its static property or global variable.
  private func code(creating construction: OwnerSite.Construction, of models: [TypeID]) -> Code {
    let shared = sharedObject(namedBy: construction, of: models)
    let range = (shared?.value ?? construction.expression).range
    let scope = shared?.scope ?? construction.scope
    return graph.runCode(ofFile: scope.file).expression(range, in: scope.scope)
  }

  /// Where code uses the application object: `UIApplication.shared.applicationState`.
  private func useOfApplication(in code: Code) -> EarlierCode? {
    walk(from: Visit(code: code, constants: [:], chain: [], confidence: .certain)).visits
      .firstNonNil { visit -> EarlierCode? in
        if visit.isRelease { return nil }
        let (number, range) = (visit.code.file, visit.code.range)
        let file = symbols.files[number]
        let roots = graph.runCode(ofFile: number).roots
        let used =
          file.uses.reads.starting(in: range).map { ($0.expression, $0.scope) }
          + file.uses.calls.starting(in: range).map { ($0.callee, $0.scope) }
        return used.firstNonNil { expression, scope in
          guard roots[scope] == visit.code.scope, let path = expression.dottedPath,
            let name = SDK.applicationObject.first(where: {
              path.starts(with: $0.split(separator: ".").map(String.init))
            })
          else { return nil }
          return EarlierCode(place: .application, site: file.site(expression.range), code: name)
        }
      }
  }

  private func outsideUse(of code: Code) -> OutsideUse {
    let walk = walk(from: Visit(code: code, constants: [:], chain: [], confidence: .certain))
    let cost = walk.cost
    var use = OutsideUse()
    for evidence in cost.evidence {
      let change = OutsideUse.Change(site: evidence.site, code: evidence.code)
      switch evidence.signal.name {
      case "settings-read": use.reads.insert(.settings(key: keyOfSetting(at: evidence.site)))
      case "settings-write":
        use.note(.settings(key: keyOfSetting(at: evidence.site)), change)
      case "analytics", "network", "database": add(change, toPackagesIn: &use)
      default: break
      }
    }
    for call in cost.unresolved {
      add(OutsideUse.Change(site: call.site, code: call.code), toPackagesIn: &use)
    }
    if cost.hasSideEffects { use.reads.insert(.process) }
    for visit in walk.visits where !visit.isRelease { add(visit, to: &use) }
    return use
  }

  /// A call of a package, which begins with the name of a type, may read and change whatever the package keeps.
  private func add(_ call: OutsideUse.Change, toPackagesIn use: inout OutsideUse) {
    guard call.code.looksLikeTypeName else { return }
    for package in packages(seenFrom: call.site.path) {
      use.reads.insert(.package(package))
      use.note(.package(package), call)
    }
  }

  /// The key that a call reads or writes user defaults with, as a literal; nil if it is not known.
  private func keyOfSetting(at site: Site) -> String? {
    guard let number = symbols.fileIndex[site.path],
      let call = symbols.files[number].call(at: site.range),
      let key = call.arguments.first(where: { $0.label == "forKey" })?.value
    else { return nil }
    return graph.literal(of: key, at: ScopeReference(file: number, scope: call.scope))
  }

  /// The variables that a piece of code itself reads and changes, other than those of an object that it creates. What a
  /// closure in it does later does not count.
  private func add(_ visit: Visit, to use: inout OutsideUse) {
    let (number, range) = (visit.code.file, visit.code.range)
    let file = symbols.files[number]
    let roots = graph.runCode(ofFile: number).roots
    func runs(_ scope: Int) -> Bool { roots[scope] == visit.code.scope }
    func variables(_ expression: Expression, _ scope: Int) -> [PropertyReference] {
      let place = ScopeReference(file: number, scope: scope)
      let root = expression.chainRoot
      var isOwn = root.isSelf
      if case .name(let name) = root.kind {
        let isLocal =
          symbols.localBinding(name, at: place, position: root.range.lowerBound) != nil
        if isLocal, expression == root { return [] }
        isOwn = isLocal || !name.looksLikeTypeName
      }
      return graph.properties(named: expression, at: place).filter {
        !symbols[$0].isLet
          && (!visit.isOnNew || !isOwn || symbols[$0].isStatic || $0.type == nil)
      }
    }
    for read in file.uses.reads.starting(in: range) where runs(read.scope) {
      use.reads.formUnion(variables(read.expression, read.scope).map { .variable($0) })
    }
    for write in graph.writes(in: range, ofFile: number) where runs(write.scope) {
      let change = OutsideUse.Change(
        site: file.site(write.range), code: file.quoted(write.range))
      for variable in variables(write.target.variable, write.scope) {
        use.note(.variable(variable), change)
      }
    }
    for call in file.uses.calls.starting(in: range) where runs(call.scope) {
      let change = OutsideUse.Change(site: file.site(call.range), code: file.quoted(call.range))
      if graph.writesSettings(call, at: ScopeReference(file: number, scope: call.scope)) {
        use.note(.settings(key: keyOfSetting(at: change.site)), change)
      }
      // `app.terminate(nil)` ends this process, `task.terminate()` another one.
      if SDK.endsProcess.contains(call.name), call.callee.base == nil || !call.arguments.isEmpty {
        use.note(.process, change)
      }
    }
  }
}

/// What code reads and changes outside of the objects that it creates.
private struct OutsideUse {
  enum State: Hashable {
    /// A static or global variable, or one of an object that exists already.
    case variable(PropertyReference)
    /// The user defaults with a key, or with any key where it is not known.
    case settings(key: String?)
    /// Whether the process goes on, on which everything with side effects depends.
    case process
    /// Whatever a package outside the project keeps, by the first word of its modules.
    case package(String)

    func mayBe(_ other: State) -> Bool {
      guard case .settings(let key) = self, case .settings(let otherKey) = other else {
        return self == other
      }
      return key == nil || otherKey == nil || key == otherKey
    }
  }

  struct Change {
    let site: Site
    let code: String
  }

  var reads: Set<State> = []
  var changes: [State: Change] = [:]

  var isEmpty: Bool { changes.isEmpty }

  /// Notes a change, unless the same state changes earlier.
  mutating func note(_ state: State, _ change: Change) {
    changes[state] = changes[state] ?? change
  }

  /// The first change of something that other code reads. That the process may end says the least.
  func change(seenBy other: OutsideUse) -> Change? {
    changes.filter { other.reads.contains(where: $0.key.mayBe) }.min {
      ($0.key == .process ? 1 : 0, $0.value.site) < ($1.key == .process ? 1 : 0, $1.value.site)
    }?.value
  }
}

extension Expression {
  /// The variable whose value an assignment changes: `cache` for `cache["key"]`.
  var variable: Expression {
    if case .element(let base, _) = unwrapped.kind { base.variable } else { unwrapped }
  }
}

extension Initializers {
  /// The first words of the names of the packages outside the project that a file imports: `Firebase` for `FirebaseAuth`.
  private func packages(seenFrom path: String) -> Set<String> {
    guard let number = symbols.fileIndex[path] else { return [] }
    let modules = symbols.files[number].imports.map(\.module).filter {
      !SDK.sdkModule.contains($0) && !SDK.commonModule.contains($0)
        && !symbols.layout.isModuleName($0)
    }
    return Set(
      modules.compactMap { $0.prefixMatch(of: /[A-Z]*[a-z0-9]*/).map { String($0.output) } })
  }

  /// The methods of application delegates that run at launch.
  private var launchMethods: [FunctionReference] {
    cache.launchMethods.found {
      inference.applicationDelegates.flatMap(symbols.functions).filter { reference in
        SDK.launchMethod.contains(symbols[reference].name)
          || symbols[reference].parameters.contains {
            $0.label.map(SDK.launchLabel.contains) ?? false
          }
      }
    }
  }
}
