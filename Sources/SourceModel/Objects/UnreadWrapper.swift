extension Objects {
  /// Whether only initializers of the host name the property.
  fileprivate func isUnused(_ site: WrapperSite) -> Bool {
    guard let host = site.host else { return false }
    return symbols[host].declarations.allSatisfy { reference in
      let file = symbols.files[reference.file]
      let initializers = symbols[reference].functions.filter { $0.kind == .initializer }
      return file.words(naming: site.property.name, in: symbols[reference].range).allSatisfy {
        word in
        site.property.declaration.contains(word.lowerBound)
          || initializers.contains { $0.range.contains(word.lowerBound) }
      }
    }
  }

  /// Whether no code of the host names the property, so that it only updates the view. Of several
  /// objects that it observes, an unused one is rather left over.
  public func servesOnlyToRefresh(_ site: WrapperSite) -> Bool {
    guard let host = site.host else { return false }
    let observed = symbols.properties(of: host).filter {
      symbols[$0].attributes.contains { Wrapper($0) != nil }
    }
    return observed.count == 1
      && symbols[host].declarations.allSatisfy { reference in
        let file = symbols.files[reference.file]
        return file.words(naming: site.property.name, in: symbols[reference].range).allSatisfy {
          site.property.declaration.contains($0.lowerBound) || file.isInComment($0.lowerBound)
            || file.isArgumentLabel($0)
        }
      }
  }

  /// Whether a property wrapper of the project observes an object only so that views read the wrapped value again.
  public func refreshesPropertyWrapper(_ site: WrapperSite) -> Bool {
    site.host.map { !symbols.members(of: $0, named: "wrappedValue").properties.isEmpty } == true
      && !isNamedWhileEvaluated(site)
  }

  /// Whether evaluating the host's body uses the property, other than in actions, in initializers, or to pass the
  /// object on.
  public func isNamedWhileEvaluated(_ site: WrapperSite) -> Bool {
    guard let host = site.host else { return true }
    return symbols[host].declarations.contains { reference in
      let file = symbols.files[reference.file]
      var unread: Set<Int>?
      return file.words(naming: site.property.name, in: symbols[reference].range).contains { word in
        guard !site.property.declaration.contains(word.lowerBound),
          !file.isInComment(word.lowerBound), !file.isArgumentLabel(word),
          graph.runsWithBody(file.innermostScope(at: word.lowerBound), inFile: reference.file),
          !isRunOnlyByWritesOrUpdates(word.lowerBound, ofFile: reference.file, in: host)
        else { return false }
        let places = unread ?? placesPassingObject(of: site.property.name, in: reference)
        unread = places
        return !places.contains(word.upperBound)
      }
    }
  }

  /// Whether a place is in a setter or an observer, or in code of a property wrapper that only its `update()` runs.
  /// SwiftUI calls that before it tracks what the body reads.
  private func isRunOnlyByWritesOrUpdates(_ offset: Int, ofFile number: Int, in host: TypeID)
    -> Bool
  {
    let scope = symbols.files[number].innermostScope(at: offset)
    guard let start = graph.node(around: ScopeReference(file: number, scope: scope)) else {
      return false
    }
    func owner(of code: CodeNode) -> BodyOwner? {
      symbols.files[code.file].owner(ofBody: code.body)
    }
    if owner(of: start)?.isRunByWrites == true { return true }
    let isWrapper = !symbols.members(of: host, named: "wrappedValue").properties.isEmpty
    return isWrapper
      && !CodeReach(from: start) { code in
        self.graph.mentions(of: code, in: host).compactMap(self.graph.node)
      }.contains { code in
        let name = owner(of: code)?.name ?? ""
        return name != "update"
          && (SDK.evaluatedMember.contains(name) || graph.mentions(of: code, in: host).isEmpty)
      }
  }

  /// Where the code of a type only passes an object on, to another view or to the environment, or uses one of its
  /// methods as an action. The values are the end offsets of the names.
  private func placesPassingObject(of name: String, in reference: DeclarationReference) -> Set<Int>
  {
    let file = symbols.files[reference.file]
    let range = symbols[reference].range
    var result: Set<Int> = []
    for call in file.uses.calls.starting(in: range) {
      for argument in call.arguments {
        let end = argument.value.range.upperBound
        if let path = argument.value.dottedPath, path.first == name {
          if path.count == 1,
            handsOn(call, at: ScopeReference(file: reference.file, scope: call.scope))
          {
            result.insert(end)
          } else if path.count == 2, graph.runsLater(call.name, argument.label) {
            result.insert(end - path[1].utf8.count - 1)
          }
        }
      }
    }
    return result
  }

  /// Whether a call takes an object without reading it.
  private func handsOn(_ call: Call, at scope: ScopeReference) -> Bool {
    if SDK.modifierPassingObject.contains(call.name) {
      return true
    }
    guard call.name.looksLikeTypeName else { return false }
    let views = inference.type(of: Expression(.call(call.callee, []), range: call.range), at: scope)
      .candidates
    return !views.isEmpty
      && views.allSatisfy { id in
        symbols.hostRole(of: id) == .view
          && symbols.initializers(of: id).allSatisfy { reference in
            guard let body = symbols[reference].body else { return true }
            let text = symbols.files[reference.file].text(body)
            return symbols[reference].parameters.allSatisfy { !text.contains($0.name + ".") }
          }
      }
  }

  /// Whether a protocol or superclass may require the property.
  func isRequired(_ site: WrapperSite) -> Bool {
    site.host.map { host in
      symbols.lineage(of: host).dropFirst().contains {
        !symbols.members(of: $0, named: site.property.name).properties.isEmpty
      }
    } ?? false
  }
}

extension FileFacts {
  /// Whether an offset is in a line comment.
  func isInComment(_ offset: Int) -> Bool {
    !bytes.places(of: Array("//".utf8), in: lineStart(of: offset)..<offset).isEmpty
      && pieces?.contains { $0.lowerBound == offset } != true
  }
}

/// The properties that no code reads and no protocol requires.
public struct UnreadProperties: Sendable {
  private var names: Set<Site> = []

  public init(among sites: [WrapperSite], in objects: Objects) {
    let unused = sites.filter(objects.isUnused)
    let shared = unused.filter { !$0.property.isPrivate && !objects.isRequired($0) }
    let reads = Self.reads(ofAny: Set(shared.map(\.property.name)), in: objects.symbols)
    let unread =
      unused.filter(\.property.isPrivate)
      + shared.filter { site in
        (reads[site.property.name] ?? []).allSatisfy { base, scope in
          let candidates = objects.inference.type(of: base, at: scope).candidates
          return !candidates.isEmpty && !candidates.contains { $0 == site.host }
        }
      }
    names = Set(unread.map { objects.symbols.files[$0.file].site($0.property.nameRange) })
  }

  /// Whether the property of a site is one of them.
  public func contains(_ site: WrapperSite, in symbols: Symbols) -> Bool {
    names.contains(symbols.files[site.file].site(site.property.nameRange))
  }

  /// The expressions of which members with these names are read.
  private static func reads(
    ofAny names: Set<String>, in symbols: Symbols
  ) -> [String: [(base: Expression, scope: ScopeReference)]] {
    guard !names.isEmpty else { return [:] }
    var result: [String: [(base: Expression, scope: ScopeReference)]] = [:]
    func note(_ read: Read, inFile number: Int) {
      guard let base = read.base else { return }
      result[read.name, default: []].append((base, ScopeReference(file: number, scope: read.scope)))
    }
    for (number, file) in symbols.files.enumerated() {
      let reads = file.uses.reads
      for index in reads.indices where names.contains(reads[index].name) {
        note(reads[index], inFile: number)
      }
    }
    for (number, read) in symbols.viewReads(namedAnyOf: names) {
      note(read, inFile: number)
    }
    return result
  }
}
