import SourceModel

extension DeclaredProperty {
  /// A computed property of the name, type and access of this one that tells the registrar of each access, over this
  /// one as private storage. Attributes of `leaving` stay with the storage alone. Where it `announces`, the object's own
  /// publisher tells of each change too.
  func trackedByHand(
    as type: String, storedIn storage: String, leaving: Set<String> = Attribute.publishing,
    isInitialized: Bool = false, announces: Bool = false, in file: FileFacts
  ) -> [Edit] {
    let step = file.indentationStep
    let kept = attributes.filter { !leaving.contains($0.name) }.map(\.range)
    let head = (kept + modifiers.map(\.range)).map { file.text($0) + " " }.joined()
    let name = file.text(nameRange)
    let initializing = [
      "\(step)@storageRestrictions(initializes: \(storage))",
      "\(step)init(initialValue) { \(storage) = initialValue }",
    ]
    let lines =
      ["\(head)var \(name): \(type) {"] + (isInitialized ? initializing : []) + [
        "\(step)get {",
        "\(step)\(step)access(keyPath: \\.\(name))",
        "\(step)\(step)return \(storage)",
        "\(step)}",
        "\(step)set {",
      ] + (announces ? ["\(step)\(step)objectWillChange.send()"] : []) + [
        "\(step)\(step)withMutation(keyPath: \\.\(name)) { \(storage) = newValue }",
        "\(step)}",
        "}",
        "@ObservationIgnored ",
      ]
    let lineBreak = file.newline + file.indentation(at: declaration.lowerBound)
    var edits: [Edit] = [
      .insert(lines.joined(separator: lineBreak), at: declaration.lowerBound, in: file),
      .replace(nameRange, with: storage, in: file),
    ]
    // Objective-C is shown the computed property alone, and so are clients' modules.
    edits += attributes.filter { ["objc", "usableFromInline"].contains($0.name) }
      .map { .remove($0, in: file) }
    // The modifiers went to the computed property; the storage is private.
    if let first = modifiers.first, let last = modifiers.last {
      edits.append(
        .replace(first.range.lowerBound..<last.range.upperBound, with: "private", in: file))
    } else {
      edits.append(.insert("private ", at: introducer.lowerBound, in: file))
    }
    return edits
  }
}

extension ProjectModel {
  /// How an inherited property announces itself, which an observer of its override did: by itself where it is published
  /// there, else by accessors over the superclass's. nil where the observer does anything else.
  func announcing(
    _ reference: PropertyReference, insteadOf send: ByteRange, keepsSending: Bool,
    in file: FileFacts
  ) -> [Edit]? {
    let property = self[reference]
    guard let observer = property.accessorList.first, property.accessorList.count == 1,
      let body = observer.body, file.isAllCode(send, in: body), let block = property.accessorBlock,
      property.bindingCount == 1, let id = declaringType(of: reference)
    else { return nil }
    let isOwn = lineage(of: id).dropFirst().contains { ancestor in
      properties(of: ancestor).contains {
        self[$0].name == property.name && self[$0].attribute(.published) != nil
      }
    }
    if isOwn { return keepsSending ? [] : [.removeDeclaration(property.declaration, in: file)] }
    let step = file.indentationStep
    let name = file.text(property.nameRange)
    let path = keyPath(to: reference, of: id)
    let lines =
      [
        "{", "\(step)get {", "\(step)\(step)\(noteOfAccess(to: reference, of: id))",
        "\(step)\(step)return super.\(name)", "\(step)}", "\(step)set {",
      ] + (keepsSending ? ["\(step)\(step)objectWillChange.send()"] : []) + [
        "\(step)\(step)withMutation(keyPath: \(path)) { super.\(name) = newValue }", "\(step)}",
        "}",
      ]
    let lineBreak = file.newline + file.indentation(at: property.declaration.lowerBound)
    return [.replace(block, with: lines.joined(separator: lineBreak), in: file)]
  }

  /// The call by which code of a class registers as a reader of a property.
  func noteOfAccess(to reference: PropertyReference, of id: TypeID) -> String {
    "access(keyPath: \(keyPath(to: reference, of: id)))"
  }

  /// The key path of a property in code of its class. What a class of the project has too would be of either.
  func keyPath(to reference: PropertyReference, of id: TypeID) -> String {
    let isOfEither =
      self[reference].hasModifier("override")
      && lineage(of: id).dropFirst().contains { self[$0].kind == .class }
    return "\\" + (isOfEither ? qualifiedName(id) : "") + "."
      + files[reference.file].text(self[reference].nameRange)
  }

  /// A name for private storage of a property that nothing else in the class or its relatives has.
  func storageName(for property: DeclaredProperty, of id: TypeID) -> String {
    let stem = property.name.asIdentifier
    let relatives = relatives(of: id)
    for suffix in ["Storage", "Stored", "AppStorage"] {
      let name = stem + suffix
      if !relatives.contains(where: { !members(of: $0, named: name).properties.isEmpty }) {
        return name
      }
    }
    return stem + "WrapperStorage"
  }
}

extension String {
  /// The words of a raw identifier joined in camel case; any other identifier as it is.
  fileprivate var asIdentifier: String {
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard words.count > 1, let first = words.first else { return self }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension DeclaredProperty {
  /// A computed property over storage that nothing else tracks: its getter tells of the access, its setter of the change,
  /// from where the send stood to the end of the block.
  func trackedAccess(
    in block: ByteRange?, removing send: ByteRange?, _ file: FileFacts
  ) -> [Edit]? {
    guard let getter = accessor("get")?.body.flatMap(file.owner(ofBody:)),
      let setter = block ?? accessor("set")?.body,
      send.map({ setter.contains($0.lowerBound) }) ?? true,
      let start = file.firstCode(in: setter)
    else { return nil }
    var edits = Edit.insertCall("access(keyPath: \\.\(name))", atHeadOf: getter, in: file)
    let end = file.skipWhitespaceBackwards(from: setter.upperBound - 1)
    // A setter of a file that does not parse may lack its brace.
    guard start <= end else { return nil }
    // What is announced stands behind the send; where the send comes last, before it.
    let changed =
      send.map { $0.upperBound >= end ? start..<$0.lowerBound : $0.upperBound..<end } ?? start..<end
    let body = file.trimmed(changed)
    guard !body.isEmpty, file.hasWholeConditions(body) else { return nil }
    let open = "withMutation(keyPath: \\.\(name)) {"
    let step = file.indentationStep
    if file.containsLineBreak(setter), file.isFirstInLine(body.lowerBound) {
      let indentation = file.indentation(at: body.lowerBound)
      edits.append(.insert(open + file.newline + indentation + step, at: body.lowerBound, in: file))
      for line in file.lineStarts(in: body) { edits.append(.insert(step, at: line, in: file)) }
      edits.append(.insert(file.newline + indentation + "}", at: body.upperBound, in: file))
      if let send { edits.append(.removeLine(of: send, in: file)) }
    } else {
      edits.append(.insert(open + " ", at: body.lowerBound, in: file))
      edits.append(.insert(" }", at: body.upperBound, in: file))
      if let send {
        let range =
          send.lowerBound < body.lowerBound
          ? send.lowerBound..<body.lowerBound : body.upperBound..<send.upperBound
        edits.append(.remove(range, in: file))
      }
    }
    return edits
  }
}

extension FileFacts {
  /// Whether no branch of an `#if` reaches out of a range.
  fileprivate func hasWholeConditions(_ range: ByteRange) -> Bool {
    var depth = 0
    for line in text(range).split(whereSeparator: \.isNewline) {
      let word = line.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
      depth += word == "#if" ? 1 : word == "#endif" ? -1 : 0
      if depth < 0 || (depth == 0 && word.hasPrefix("#else")) { return false }
    }
    return depth == 0
  }

  /// Where the lines behind the first of a range begin, blank ones aside.
  fileprivate func lineStarts(in range: ByteRange) -> [Int] {
    lines.starts.map(Int.init).filter { start in
      range.contains(start) && start > range.lowerBound && !isLastInLine(start)
    }
  }

  /// The first byte of code behind the opening brace of a body; nil in an empty one.
  func firstCode(in body: ByteRange) -> Int? {
    let first = skipWhitespace(from: body.lowerBound + 1)
    return first < body.upperBound - 1 ? first : nil
  }

  /// Whether a body holds the code in `range` and nothing else.
  func isAllCode(_ range: ByteRange, in body: ByteRange) -> Bool {
    firstCode(in: body) == range.lowerBound
      && skipWhitespaceBackwards(from: body.upperBound - 1) == range.upperBound
  }
}
