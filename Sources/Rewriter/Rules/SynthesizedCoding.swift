import SourceModel

extension Rule {
  /// A class with synthesized `Codable` gets `CodingKeys` that preserve the coded names.
  static let synthesizedCoding = Rule(name: "SynthesizedCoding", page: .synthesizedCoding) {
    model, _ in
    model.symbols.migratableTypes.compactMap { id in
      guard model[id].kind == .class, model.usage.uses.needsMacro(id, in: model.tracking),
        let coding = model.objects.codingSynthesis(of: id)
      else { return nil }
      return proposal(for: id, coding, in: model)
    }
  }
}

private func proposal(
  for id: TypeID, _ coding: CodingSynthesis, in model: ProjectModel
) -> Proposal {
  let primary = model[model[id].primary]
  var tracked: [String: String] = [:]
  for reference in coding.coded where model.usage.uses.tracks(reference, of: id, in: model.tracking)
  {
    tracked[model[reference].name] = model.trackedStorageName(of: model[reference], id)
  }
  let edits: [Edit]?
  let site: Site
  if let keys = coding.keys {
    site = model.files[keys.file].site(model[keys].nameRange)
    edits = keyEdits(keys, tracked, of: id, in: model)
  } else {
    let file = model.files[model[id].primary.file]
    site = file.site(primary.nameRange)
    // Explicit coding code uses the synthesized keys by the names of the properties.
    let isReadable = tracked.isEmpty || !model.objects.namesCodingKeys(of: id)
    edits = isReadable ? newKeys(coding, tracked, in: primary, model, file) : nil
  }
  guard let edits, model.objects.publishedPropertiesAreCodedPlainly(coding) else {
    let missing = (coding.keys == nil ? ["CodingKeys"] : []) + coding.synthesized
    return Proposal(
      blocking: [id],
      Blocker(
        .codableSynthesis, at: site, code: model.symbols.qualifiedName(id),
        instead: "Write " + missing.map { "`\($0)`" }.listed(upTo: 3)))
  }
  return Proposal(at: site, for: [id], edits)
}

/// Renames the keys of tracked properties to the names of their storage, with the old names as raw values; nil if other
/// code uses the keys.
private func keyEdits(
  _ keys: DeclarationReference, _ tracked: [String: String], of id: TypeID, in model: ProjectModel
) -> [Edit]? {
  let declaration = model[keys]
  let file = model.files[keys.file]
  let renamed = declaration.enumCases.filter { tracked[$0.name] != nil }
  if renamed.isEmpty { return [] }
  let raw = declaration.inheritance.first?.type.simpleName
  guard declaration.kind == .enum, raw == "String" || raw == "CodingKey",
    declaration.functions.isEmpty, declaration.properties.isEmpty,
    model[model.symbols.type(ofDeclaration: keys.type, inFile: keys.file) ?? id].declarations.count
      == 1,
    !model.objects.namesCodingKeys(of: id)
  else { return nil }
  var edits = renamed.map { key -> Edit in
    let text = (tracked[key.name] ?? key.name) + (key.hasRawValue ? "" : " = \"\(key.name)\"")
    return .replace(key.nameRange, with: text, in: file)
  }
  if raw == "CodingKey", let first = declaration.inheritance.first {
    edits.append(.insert("String, ", at: first.range.lowerBound, in: file))
  }
  return edits
}

/// Declares keys that code the properties as before.
private func newKeys(
  _ coding: CodingSynthesis, _ tracked: [String: String], in type: DeclaredType,
  _ model: ProjectModel,
  _ file: FileFacts
) -> [Edit]? {
  let properties = coding.coded.map { model[$0] }
  if properties.contains(where: \.isConditional) { return nil }
  var lines: [String] = []
  for property in properties {
    if let stored = tracked[property.name] {
      lines.append("case \(stored) = \"\(property.name)\"")
    } else {
      let key = file.text(property.nameRange)
      let name = property.isTuplePattern ? property.name : key
      if let last = lines.last, !last.contains("="), last.utf8.count + name.utf8.count < 90 {
        lines[lines.count - 1] = "\(last), \(name)"
      } else {
        lines.append("case \(name)")
      }
    }
  }
  let raw = tracked.isEmpty ? "" : "String, "
  let head = "private enum CodingKeys: \(raw)CodingKey {"
  let indentation = file.memberIndentation(of: type)
  guard file.containsLineBreak(type.memberBlock) else {
    let text = "\(head) \(lines.joined(separator: "; ")) }"
    return [.insertMember(text, atHeadOf: type, in: file)]
  }
  let body = lines.map { file.newline + indentation + file.indentationStep + $0 }.joined()
  let text = head + (lines.isEmpty ? "}" : body + file.newline + indentation + "}")
  return [.insertMember(text, behindPropertiesOf: type, in: file)]
}
