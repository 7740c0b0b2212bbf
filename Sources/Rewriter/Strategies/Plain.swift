import SourceModel

extension Owner {
  /// `@State private var m = M()`. Up to Xcode 26, the default is evaluated each time the view is created.
  func planPlain() -> Plan {
    if isPassedByCallers {
      return .decline("callers pass `\(property.name)`, which has a default")
    }
    guard let value = property.initializer, !isAssigned else {
      return .decline("no inline default creates the model")
    }
    let order = earlierCode.map {
      Diagnostic(.createdBeforeSetup, file.text(value.range), detail: $0.phrase)
    }
    return .apply(
      editsNamingType(of: value), diagnostics: repetition + [order].compactMap(\.self))
  }

  /// Writes the type of the property where its default does not name it: the macro of Xcode 27 needs it.
  private func editsNamingType(of value: Expression) -> [Edit] {
    guard property.typeRange == nil, value.nameOfType == nil,
      wrapper.attribute.genericArguments.isEmpty, let type = writtenType
    else { return [] }
    return [.insert(": " + type, at: property.nameRange.upperBound, in: file)]
  }

  /// The diagnostic for re-creating the model, unless an assignment in an initializer gets it.
  var repetition: [Diagnostic] { isAssigned ? [] : repetitionOfDearest }

  /// The diagnostic for repeating the most expensive construction; empty where none is repeated.
  var repetitionOfDearest: [Diagnostic] {
    let again = site.constructions.compactMap { construction in
      repetition(of: construction, as: directStrategy).map { (construction, $0) }
    }
    let heaviest = again.filter { $0.0.cost.weight == .heavy }.max {
      $0.0.cost.score < $1.0.cost.score
    }
    guard !site.isInPreview,
      let (construction, repetition) = heaviest ?? again.first(where: { $0.0.isUnknown })
    else { return [] }
    return construction.diagnostics(
      repetition == .upToXcode26 ? .repeatedDefault : .repeatedInitializer)
  }
}

extension EarlierCode {
  /// The code with its place, as a message contains it.
  var phrase: String {
    place == .application
      ? "the application object exists (`\(code)`, \(site.place))"
      : "`\(code.unquoted)` (\(site.place))"
  }
}

extension OwnerSite.Construction {
  /// The diagnostic for repeating it: because it is expensive, or because its cost is unknown.
  func diagnostics(_ diagnostic: DiagnosticKind) -> [Diagnostic] {
    if cost.weight == .heavy {
      let evidence = cost.evidence.prefix(1).map {
        RelatedPlace(site: $0.site, message: $0.sentence)
      }
      return [Diagnostic(diagnostic, code, detail: reason).showing(evidence)]
    }
    return cost.unresolved.prefix(1).map { call in
      let place = call.isOutside ? "is outside this project" : "is not known here"
      let other =
        "calls `\(call.code.unquoted)`" + (call.chain.isOfDeinit ? " in `deinit`" : "")
        + (call.isOutside ? ", which " : ", whose code ") + place
      return Diagnostic(
        .unknownInitializerCost, code,
        detail: call.code.unquoted == code.unquoted ? "its code \(place)" : other)
    }
  }
}

/// Turns `@StateObject` into `@State`. Where an initializer assigns the property, the default is removed, because the
/// two exclude each other from Xcode 27 on. Initializers that rely on the default then assign it; where one cannot,
/// the default stays.
func stateEdits(for site: WrapperSite, state: String, in model: ProjectModel) -> [Edit] {
  let file = model.files[site.file]
  var edits: [Edit] = [.rename(site.attribute, to: state, in: file)]
  // If the property is inside `#if`, the initializer that assigns it may not be in the same builds.
  if !site.property.isConditional,
    model.usage.uses.backings(of: site).contains(where: { $0.use.assigned != nil }),
    let clause = site.property.initializerClause, let value = site.property.initializer
  {
    let type = site.property.type == nil ? site.writtenType(in: model) : ""
    let made = model.textInInstance(of: value, in: file, host: site.host)
    let text = "_\(site.property.name) = \(state)(wrappedValue: \(made))"
    if let type, let host = site.host, let reliant = model.initializers(relyingOnDefaultOf: site),
      reliant.count < model.symbols.initializers(of: host).count,
      let assignments = try? reliant.flatMap({ try model.assignment(text, lastIn: $0) })
    {
      edits.append(.replace(clause, with: type.isEmpty ? "" : ": " + type, in: file))
      edits += assignments
    }
  }
  return edits
}

extension Expression {
  /// The name of a type in `M()`, `M.init()` or `M.shared`.
  fileprivate var nameOfType: String? {
    let named: Expression? =
      switch unwrapped.kind {
      case .call(let callee, _): callee
      default: self
      }
    return named?.chainNames.first { $0.looksLikeTypeName }
  }
}

extension WrapperSite {
  /// The type of the object as it would be written; nil where only the compiler knows it.
  func writtenType(in model: ProjectModel) -> String? {
    if let range = property.typeRange { return model.files[file].text(range) }
    let scope = ScopeReference(file: file, scope: property.scope)
    if let type = property.initializer?.constructedTypeName(at: scope, in: model.inference) {
      return type
    }
    guard type.candidates.count == 1, let id = type.candidates.first, model[id].kind == .class,
      model[model[id].primary].genericParameters.isEmpty
    else { return nil }
    if case .optional = type { return nil }
    return model.symbols.qualifiedName(id)
  }
}
