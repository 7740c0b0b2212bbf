import SourceModel

extension Owner {
  /// `@State private var m: M`, assigned in the view's initializer. It defers nothing: the argument
  /// is evaluated each time that initializer runs, on every Xcode.
  func planStateInit() -> Plan {
    guard let value = property.initializer, !isAssigned else {
      return .apply([], cautions: repetition)
    }
    do throws(Obstacle) {
      let edits = try assignmentInsteadOfDefault(value)
      if isReplacedByCallers, site.weight == .light {
        return .apply(edits, cautions: repetition)
      }
      let construction = site.heaviest
      let caution = CautionNote(
        .argumentEvaluatedAgain, evidence: file.text(value.range), detail: construction?.reason)
      return .apply(edits, cautions: [caution])
    } catch {
      return .decline(error.why)
    }
  }

  /// The default goes, and each initializer of the view assigns it last.
  private func assignmentInsteadOfDefault(_ value: Expression) throws(Obstacle) -> [Edit] {
    guard let clause = property.initializerClause, !property.isConditional,
      property.bindingCount == 1, let reference = wrapper.reference, let index = reference.type
    else { throw Obstacle("`\(property.name)` is not declared by itself") }
    guard let written = writtenType else {
      throw Obstacle("the type of `\(property.name)` is not written")
    }
    guard !file.containsLineBreak(value.range) else {
      throw Obstacle("what makes `\(property.name)` takes several lines")
    }
    let declared = property.typeRange == nil ? ": " + written : ""
    let state = model.swiftUIName("State", at: scope)
    let made = model.textInInstance(of: value, in: file, host: wrapper.host)
    let text = "_\(property.name) = \(state)(wrappedValue: \(made))"
    let edit = Edit.replace(clause, with: declared, in: file)
    let initializers = model.initializers(of: site.host)
    var edits = [edit]
    for initializer in initializers { edits += try model.assignment(text, lastIn: initializer) }
    let declaration = DeclarationReference(file: reference.file, type: index)
    if model[declaration].functions.contains(where: { $0.kind == .initializer }) { return edits }
    // Those of extensions call the compiler's own, or see to all properties.
    if !initializers.isEmpty, !initializers.contains(where: model.callsAnother) { return edits }
    if let other = before.ofHost.first(where: { $0.strategy == .stateInit }) {
      throw Obstacle(
        "the view gets an initializer for `\(model[other.site.property].name)` already")
    }
    let others = model[declaration].properties.contains {
      $0.name != property.name && $0.attribute(.stateObject) != nil
        && ($0.initializer == nil || isHandedIn($0))
    }
    let operand = model.operand(value, in: file, host: wrapper.host)
    guard !others,
      let initializer = MemberwiseInitializer(
        of: declaration, state: [], stateName: state,
        made: isReplacedByCallers ? [:] : [property.name: text],
        handed: isReplacedByCallers
          ? [property.name: .init(type: written, value: operand)] : [:],
        in: model)
    else { throw Obstacle("the view's memberwise initializer cannot be written out") }
    return edits + initializer.edits(behind: property, in: file)
  }
}

extension OwnerChoice {
  /// What is to be said of a heavy model that was made before `StateObject` was asked for it: the wrapper put nothing off.
  func noteOnMadeBefore(in model: ProjectModel) -> (site: Site, text: String)? {
    guard strategy == .stateInit, repetition == nil, !site.isInPreview,
      site.holder == .stateObject, [.initializer, .callSite].contains(site.kind),
      let heaviest = site.heaviest, heaviest.cost.weight == .heavy
    else { return nil }
    let host = model.qualifiedName(site.host)
    let cost = heaviest.reason.map { ": it costs " + $0 } ?? ""
    let text = "`\(heaviest.code)` is made each time a value of `\(host)` is, as before\(cost)"
    return (heaviest.site, text)
  }
}

extension ProjectModel {
  /// The initializers of the host that neither assign the property nor leave that to another; nil where the compiler's own
  /// initializer may be among them.
  func initializers(relyingOnDefaultOf site: WrapperSite, _ uses: PropertyUses)
    -> [FunctionReference]?
  {
    guard let host = site.host else { return [] }
    let initializers = initializers(of: host)
    let primary = self[host].primary
    guard initializers.contains(where: { $0.file == primary.file && $0.type == primary.type })
    else { return nil }
    let assigned = uses.backings(of: site).filter { $0.use.assigned != nil }
    return initializers.filter { initializer in
      !assigned.contains {
        $0.file == initializer.file && self[initializer].range.contains($0.use.range)
      }
    }
  }

  /// Whether an initializer calls another of its type: `self.init(…)`.
  func callsAnother(_ initializer: FunctionReference) -> Bool {
    guard let body = self[initializer].body else { return false }
    return files[initializer.file].uses.calls.starting(in: body).contains { call in
      guard case .member(let base, "init") = call.callee.kind else { return false }
      return base.isSelf
    }
  }

  /// A statement at the end of an initializer; none in one that calls another.
  func assignment(
    _ text: String, lastIn initializer: FunctionReference
  ) throws(Obstacle) -> [Edit] {
    let file = files[initializer.file]
    if callsAnother(initializer) { return [] }
    guard let body = initializerBody(of: initializer), !body.statements.contains(where: \.leaves)
    else { throw Obstacle("an initializer of the view may leave early") }
    if body.isPacked || !file.containsLineBreak(body.braces) {
      let last = body.statements.last.map {
        Edit.insert("; " + text, at: $0.range.upperBound, in: file)
      }
      return [last ?? .insert(" \(text) ", at: body.end, in: file)]
    }
    let line = file.lineStart(of: body.end)
    let indentation = file.indentation(at: body.end) + file.indentationStep
    return [.insert(indentation + text + file.newline, at: line, in: file)]
  }
}

/// A struct that is made by its memberwise initializer gets one that is written out, with the first of the state objects
/// that become state. Where some of these may stay, there is one for each case.
func memberwiseInitializers(
  for site: WrapperSite, state: String, in model: ProjectModel, _ owners: Owners
) -> [(moving: [TypeID], staying: [TypeID], edits: [Edit])] {
  guard site.property.initializer == nil, let reference = site.reference, let index = reference.type
  else { return [] }
  let declaration = DeclarationReference(file: reference.file, type: index)
  var named: [(name: String, types: [TypeID])] = []
  for own in site.host.map(model.properties) ?? [] {
    let property = model[own]
    guard own.file == reference.file, own.type == index, property.attribute(.stateObject) != nil,
      property.initializer == nil, owners.choice(for: own)?.isKept != true,
      case .models(let types) = HeldModels(model.type(of: own), in: model)
    else { continue }
    named.append((property.name, types))
  }
  guard named.first?.name == site.property.name else { return [] }
  let groups = named.map(\.types).uniqued()
  // Of more than four, all move or none.
  let cases = groups.count > 4 ? [groups] : groups.subsets.filter { !$0.isEmpty }
  return cases.compactMap { moving in
    let names = named.filter { moving.contains($0.types) }.map(\.name)
    return MemberwiseInitializer(
      of: declaration, state: Set(names), stateName: state, in: model
    ).map {
      let staying = groups.filter { !moving.contains($0) }.flatMap { $0 }.uniqued()
      return (
        moving.flatMap { $0 }.uniqued(), staying,
        $0.edits(behind: site.property, in: model.files[site.file])
      )
    }
  }
}

extension Array {
  /// Each choice of elements, in their order.
  fileprivate var subsets: [[Element]] {
    reduce(into: [[]]) { subsets, element in subsets += subsets.map { $0 + [element] } }
  }
}

extension ProjectModel {
  /// The text of a property's default as it stands behind an operator, where an instance evaluates it.
  func operand(_ value: Expression, in file: FileFacts, host: TypeID?) -> String {
    let text = textInInstance(of: value, in: file, host: host)
    return switch value.kind {
    case .name, .member, .implicitMember, .call, .array, .literal: text
    default: "(\(text))"
    }
  }
}

extension MemberwiseInitializer {
  /// Puts it behind the stored properties, and takes away the defaults that it sees to.
  func edits(behind property: DeclaredProperty, in file: FileFacts) -> [Edit] {
    [.insert(text(behind: property, in: file), at: position, in: file)] + withoutDefaults
  }

  /// The declaration with a blank line before it, and behind it where more follows.
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
