/// Results that another object caches: `var text: String { memo { items.joined() } }`.
extension Tracking {
  /// The getters and functions of a class that views read and that read tracked properties only in closures that
  /// another object skips when it has a cached result.
  func readsCachedByObjects(of id: TypeID, _ uses: PropertyUses) -> [CachedRead] {
    if functionsThatCache.isEmpty { return [] }
    return bodiesReadByViews(of: id, uses).compactMap { number, body in
      let file = symbols.files[number]
      let skipped = codeSkipped(in: body, ofFile: number)
      guard !skipped.isEmpty, let owner = file.owner(ofBody: body) else { return nil }
      let read = skipped.flatMap { range in
        graph.code(
          reachedFrom: CodeNode(file: number, body: range, owner: id), along: .ownAndPassedWithBody
        ).flatMap { code in
          symbols.files[code.file].uses.reads.starting(in: code.body).filter(\.isOwn).map(\.name)
        }
      }
      let always = file.uses.reads.starting(in: body).filter { read in
        read.isOwn && !skipped.contains { $0.contains(read.range) }
          && isAlwaysRead(read, inFile: number)
      }
      let sources = trackedProperties(named: read, of: id)
      let unread = sources.filter { source in
        !always.contains { $0.name == symbols[source].name }
      }
      return unread.isEmpty
        ? nil
        : CachedRead(file: number, body: owner, caches: [], sources: sources, unread: unread)
    }
  }

  /// The getters and functions of a class that views read and that keep their result in an `NSCache` of the class.
  func readsCachedInStores(of id: TypeID, _ uses: PropertyUses) -> [CachedRead] {
    let stores = symbols.properties(of: id).filter {
      if case .external("NSCache", _) = inference.type(of: $0) { true } else { false }
    }.map { symbols[$0].name }
    if stores.isEmpty { return [] }
    return bodiesReadByViews(of: id, uses).compactMap { number, body in
      let file = symbols.files[number]
      func calls(named name: String) -> [Call] {
        file.uses.calls.starting(in: body).filter {
          $0.name == name && $0.callee.base?.ownName.map(stores.contains) == true
        }
      }
      guard let first = calls(named: "object").first, !calls(named: "setObject").isEmpty,
        let owner = file.owner(ofBody: body)
      else { return nil }
      let read = sourcesRead(
        in: body, after: first.range.lowerBound, ofFile: number, of: id, uses)
      return read.unread.isEmpty
        ? nil
        : CachedRead(
          file: number, body: owner, caches: [], sources: read.sources, unread: read.unread)
    }
  }

  /// The arguments in code that the called functions may skip.
  private func codeSkipped(in body: ByteRange, ofFile number: Int) -> [ByteRange] {
    let caching = functionsThatCache
    let names = Set(caching.map { symbols[$0].name })
    return symbols.files[number].uses.calls.starting(in: body).flatMap { call -> [ByteRange] in
      guard !call.arguments.isEmpty,
        names.contains(call.name) || names.contains("callAsFunction")
      else { return [] }
      let scope = ScopeReference(file: number, scope: call.scope)
      return graph.functions(called: call, at: scope).filter(caching.contains).flatMap { function in
        let parameters = symbols[function].parameters
        return (parameters.matching(call.arguments)?.passed ?? [:]).filter {
          parameters[$0.key].isCode
        }.map { call.arguments[$0.value].value.range }
      }
    }
  }

  /// The methods that return what an object has stored, and otherwise store what they are passed a closure for.
  private var functionsThatCache: Set<FunctionReference> {
    cache.functionsThatCache.found {
      Set(
        symbols.types.filter { [.class, .actor, .struct].contains($0.kind) }.flatMap { type in
          symbols.functions(of: type.id).filter { caches($0, of: type.id) }
        })
    }
  }

  private func caches(_ reference: FunctionReference, of id: TypeID) -> Bool {
    let function = symbols[reference]
    guard let body = function.body, function.returnType != nil,
      let parameter = function.parameters.first(where: \.isCode)
    else { return false }
    let uses = symbols.files[reference.file].uses
    guard
      let call = uses.calls.starting(in: body).first(where: {
        $0.callee.unwrapped.kind == .name(parameter.name)
      })
    else { return false }
    let read = uses.reads.starting(in: body).filter {
      $0.isOwn && $0.range.lowerBound < call.range.lowerBound
    }.map(\.name)
    return symbols.properties(of: id).contains { property in
      symbols[property].isStored && !symbols[property].isLet
        && read.contains(symbols[property].name)
        && writes(ofName: symbols[property].name, in: body, ofFile: reference.file).contains {
          $0.upperBound >= call.range.upperBound
        }
    }
  }
}

extension Parameter {
  /// Whether a function decides when, and whether, the argument runs.
  fileprivate var isCode: Bool {
    if case .function = type.unwrapped { return true }
    return isAutoclosure
  }
}
