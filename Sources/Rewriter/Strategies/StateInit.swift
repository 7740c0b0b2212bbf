import SourceModel

extension Owner {
  /// `@State private var m: M`, assigned in the view's initializer. It defers nothing: the argument
  /// is evaluated each time that initializer runs, on every Xcode.
  func planStateInit() -> Plan {
    guard let value = property.initializer, !isAssigned else {
      let order = earlierCode.map {
        Diagnostic(
          .createdBeforeSetup, site.heaviest?.code ?? property.name.quoted(), detail: $0.phrase)
      }
      return .apply([], diagnostics: repetition + [order].compactMap(\.self))
    }
    do throws(Obstacle) {
      let edits = try assignmentInsteadOfDefault(value)
      if isPassedByCallers, site.weight == .light {
        return .apply(edits, diagnostics: repetition)
      }
      if site.isMadeOnce || site.weight == .light, let earlierCode {
        let order: DiagnosticKind =
          earlierCode.place == .application ? .createdBeforeSetup : .createdAfterSetup
        return .apply(
          edits,
          diagnostics: [Diagnostic(order, file.text(value.range), detail: earlierCode.phrase)])
      }
      let construction = site.heaviest
      let diagnostic = Diagnostic(
        .repeatedInitializer, file.text(value.range), detail: construction?.reason)
      return .apply(edits, diagnostics: [diagnostic])
    } catch {
      return .decline(error.why)
    }
  }

  /// Removes the default, and assigns it last in each initializer of the view.
  private func assignmentInsteadOfDefault(_ value: Expression) throws(Obstacle) -> [Edit] {
    guard let clause = property.initializerClause, !property.isConditional,
      property.bindingCount == 1, let reference = wrapper.reference, let index = reference.type
    else { throw Obstacle("`\(property.name)` is declared under `#if` or together with others") }
    guard let written = writtenType else {
      throw Obstacle("the type of `\(property.name)` cannot be inferred")
    }
    guard !file.containsLineBreak(value.range) else {
      throw Obstacle("the expression that creates `\(property.name)` spans several lines")
    }
    let declared = property.typeRange == nil ? ": " + written : ""
    let state = model.swiftUIName("State", at: scope)
    let made = model.textInInstance(of: value, in: file, host: wrapper.host)
    let text = "_\(property.name) = \(state)(wrappedValue: \(made))"
    let edit = Edit.replace(clause, with: declared, in: file)
    let initializers = model.symbols.initializers(of: site.host)
    var edits = [edit]
    for initializer in initializers { edits += try model.assignment(text, lastIn: initializer) }
    let declaration = DeclarationReference(file: reference.file, type: index)
    if model[declaration].functions.contains(where: { $0.kind == .initializer }) { return edits }
    // Initializers in extensions call the memberwise initializer or assign all properties.
    if !initializers.isEmpty, !initializers.contains(where: model.symbols.delegates) {
      return edits
    }
    if let other = before.ofHost.first(where: { $0.strategy == .stateInit }) {
      throw Obstacle(
        "the view already gets an initializer for `\(model[other.site.property].name)`")
    }
    let others = model[declaration].properties.contains {
      $0.name != property.name && $0.attribute(.stateObject) != nil
        && ($0.initializer == nil || isPassedIn($0))
    }
    let operand = model.operand(value, in: file, host: wrapper.host)
    guard !others,
      let initializer = MemberwiseInitializer(
        of: declaration, state: [], stateName: state,
        made: isPassedByCallers ? [:] : [property.name: text],
        handed: isPassedByCallers
          ? [property.name: .init(type: written, value: operand)] : [:],
        in: model)
    else { throw Obstacle("the memberwise initializer of the view cannot be written") }
    return edits + initializer.edits(behind: property, in: file)
  }
}

extension OwnerChoice {
  /// The note for a heavy model that was created before `StateObject` received it, so that the wrapper deferred
  /// nothing.
  func noteOnEarlierCreation(in model: ProjectModel) -> (site: Site, diagnostic: Diagnostic)? {
    guard strategy == .stateInit, repetition == nil, !site.isInPreview,
      site.holder == .stateObject, [.initializer, .callSite].contains(site.kind),
      let heaviest = site.heaviest, heaviest.cost.weight == .heavy
    else { return nil }
    return (heaviest.site, Diagnostic(.earlierInitializer, heaviest.code, detail: heaviest.reason))
  }
}

extension ProjectModel {
  /// The initializers of the host that do not assign the property; nil where the memberwise initializer may be used
  /// too.
  func initializers(relyingOnDefaultOf site: WrapperSite) -> [FunctionReference]? {
    guard let host = site.host else { return [] }
    let initializers = symbols.initializers(of: host)
    let primary = self[host].primary
    guard initializers.contains(where: { $0.file == primary.file && $0.type == primary.type })
    else { return nil }
    let assigned = usage.uses.backings(of: site).filter { $0.use.assigned != nil }
    return initializers.filter { initializer in
      !assigned.contains {
        $0.file == initializer.file && self[initializer].range.contains($0.use.range)
      }
    }
  }

  /// Adds a statement at the end of an initializer, unless it delegates to another.
  func assignment(
    _ text: String, lastIn initializer: FunctionReference
  ) throws(Obstacle) -> [Edit] {
    let file = files[initializer.file]
    if symbols.delegates(initializer) { return [] }
    guard let braces = self[initializer].body else { return [] }
    let body = initializers.initializerBody(of: initializer)
    // A body with `#if` or a comment within a line is not divided into statements.
    let mayReturn =
      body?.statements.contains(where: \.leaves) ?? file.text(braces).containsWord("return")
    if mayReturn { throw Obstacle("an initializer of the view may return early") }
    if usesValue(in: braces, of: initializer) {
      throw Obstacle("an initializer of the view uses the view, which needs all its values before")
    }
    return file.edits(
      putting: text, atEndOf: braces, behind: body?.statements.last?.range.upperBound)
  }
}

extension ProjectModel {
  /// Whether an initializer passes the value that it creates to other code, or runs its methods or getters.
  private func usesValue(in body: ByteRange, of initializer: FunctionReference) -> Bool {
    let file = files[initializer.file]
    guard let host = symbols.declaringType(of: initializer) else { return true }
    let functions = symbols.functions(of: host).map { self[$0] }
      .filter { !$0.isStatic && $0.kind != .initializer }.map(\.name)
    let getters = symbols.properties(of: host).map { self[$0] }
      .filter { !$0.isStatic && !$0.isStored }.map(\.name)
    let members = Set(functions + getters)
    return file.passesSelf(in: body)
      || file.uses.calls.starting(in: body).contains {
        $0.callee.ownName.map(members.contains) == true
      }
      || file.uses.reads.starting(in: body).contains { read in
        (read.base == nil || read.base?.isSelf == true) && members.contains(read.name)
      }
  }
}

/// Writes out the memberwise initializer of a struct, next to the first of its state objects that become state. Where
/// some of them may stay, there is one initializer for each case.
func memberwiseInitializers(
  for site: WrapperSite, state: String, in model: ProjectModel, _ owners: Owners
) -> [(migrating: [TypeID], staying: [TypeID], edits: [Edit])] {
  guard site.property.initializer == nil, let reference = site.reference, let index = reference.type
  else { return [] }
  let declaration = DeclarationReference(file: reference.file, type: index)
  var named: [(name: String, types: [TypeID])] = []
  for own in site.host.map(model.symbols.properties) ?? [] {
    let property = model[own]
    guard own.file == reference.file, own.type == index, property.attribute(.stateObject) != nil,
      property.initializer == nil, owners.choice(for: own)?.isKept != true,
      case .models(let types) = OwnedModels(model.inference.type(of: own), in: model.symbols)
    else { continue }
    named.append((property.name, types))
  }
  guard named.first?.name == site.property.name else { return [] }
  let groups = named.map(\.types).uniqued()
  // With more than four groups, all become state or none does.
  let cases = groups.count > 4 ? [groups] : groups.subsets.filter { !$0.isEmpty }
  return cases.compactMap { migrating in
    let names = named.filter { migrating.contains($0.types) }.map(\.name)
    return MemberwiseInitializer(
      of: declaration, state: Set(names), stateName: state, in: model
    ).map {
      let staying = groups.filter { !migrating.contains($0) }.flatMap { $0 }.uniqued()
      return (
        migrating.flatMap { $0 }.uniqued(), staying,
        $0.edits(behind: site.property, in: model.files[site.file])
      )
    }
  }
}

extension Array {
  /// All subsets of the elements, in their order.
  fileprivate var subsets: [[Element]] {
    reduce(into: [[]]) { subsets, element in subsets += subsets.map { $0 + [element] } }
  }
}

extension ProjectModel {
  /// The text of a property's default as an operand, evaluated by an instance.
  func operand(_ value: Expression, in file: FileFacts, host: TypeID?) -> String {
    let text = textInInstance(of: value, in: file, host: host)
    return switch value.kind {
    case .name, .member, .implicitMember, .call, .array, .literal: text
    default: "(\(text))"
    }
  }
}

extension MemberwiseInitializer {
  /// Inserts it after the stored properties, and removes the defaults that it replaces.
  func edits(behind property: DeclaredProperty, in file: FileFacts) -> [Edit] {
    [.insert(text(behind: property, in: file), at: position, in: file)] + withoutDefaults
  }

  /// The declaration with a blank line before it, and one after it where more code follows.
  private func text(behind property: DeclaredProperty, in file: FileFacts) -> String {
    let lineBreak = file.newline + file.indentation(at: property.declaration.lowerBound)
    let next = file.lineEnd(of: position)
    let isFollowed =
      file.bytes[file.skipSpaces(from: position)] == UInt8(ascii: ";")
      || !file.isLastInLine(next) && file.bytes[file.skipSpaces(from: next)] != 0x7D
    return file.newline + lineBreak + lines.joined(separator: lineBreak)
      + (isFollowed ? file.newline : "")
  }
}
