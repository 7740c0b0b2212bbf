/// Whether views read the objects that they observe.
extension Views {
  /// Whether a property wrapper of the project observes an object only so that views read the wrapped value again.
  public func refreshesPropertyWrapper(_ site: WrapperSite) -> Bool {
    site.host.map { !symbols.members(of: $0, named: "wrappedValue").properties.isEmpty } == true
      && !isNamedWhileEvaluated(site)
  }

  /// Whether evaluating the host's body uses the property, other than in actions, in initializers, to pass the object
  /// on, for a publisher, as in `.onReceive(model.$title)`, or to read a constant of it.
  public func isNamedWhileEvaluated(_ site: WrapperSite) -> Bool {
    guard let host = site.host else { return true }
    return symbols[host].declarations.contains { reference in
      let file = symbols.files[reference.file]
      var unread: Set<Int>?
      return file.words(naming: site.property.name, in: symbols[reference].range).contains { word in
        guard !site.property.declaration.contains(word.lowerBound),
          !file.isInComment(word.lowerBound), !file.isArgumentLabel(word),
          !file.bytes[word.upperBound...].starts(with: ".$".utf8),
          isEvaluated(word.lowerBound, inFile: reference.file, of: host)
        else { return false }
        let places =
          unread
          ?? placesPassingObject(of: site.property.name, in: reference)
          .union(placesReadingConstants(ofObjectOf: site, in: reference))
        unread = places
        return !places.contains(word.upperBound)
      }
    }
  }

  private func isEvaluated(_ offset: Int, inFile number: Int, of host: TypeID) -> Bool {
    let place = symbols.scope(at: offset, inFile: number)
    return graph.runsWithBody(place.scope, inFile: number) && mayBeEvaluated(place)
      && !isRunOnlyByWritesOrUpdates(place, in: host)
  }

  /// Whether a place is in a setter or an observer, or in code of a property wrapper that only its `update()` runs.
  /// SwiftUI calls that before it tracks what the body reads.
  private func isRunOnlyByWritesOrUpdates(_ place: ScopeReference, in host: TypeID) -> Bool {
    guard let start = graph.node(around: place) else { return false }
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

  /// Where the code of a type reads a constant of the object, which is no object itself: `reader.path`.
  private func placesReadingConstants(
    ofObjectOf site: WrapperSite, in reference: DeclarationReference
  ) -> Set<Int> {
    guard case .models(let types) = OwnedModels(site.type, in: symbols) else { return [] }
    let reads = symbols.files[reference.file].uses.viewReads.starting(in: symbols[reference].range)
    return Set(
      reads.filter { read in
        read.base?.ownName == site.property.name
          && symbols.concreteTypes(of: types).allSatisfy { id in
            let found = symbols.members(of: id, named: read.name).properties
            return !found.isEmpty
              && found.allSatisfy {
                let type = inference.type(of: $0)
                return symbols[$0].isLet && symbols[$0].isStored && !type.isUnknown
                  && type.candidates.allSatisfy { symbols[$0].kind == .enum }
              }
          }
      }.compactMap { $0.base?.range.upperBound })
  }

  /// Whether a call takes an object without reading it.
  func handsOn(_ call: Call, at scope: ScopeReference) -> Bool {
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
}
