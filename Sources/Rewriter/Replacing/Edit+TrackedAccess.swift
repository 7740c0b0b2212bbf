import SourceModel

/// Whom a written setter notifies.
enum SetterNotification {
  /// The views that read the property.
  case views
  /// The same, and the subscribers of the object's own publisher.
  case viewsAndSubscribers
  /// Nobody: an observer of the storage does.
  case nobody
}

extension DeclaredProperty {
  /// See `trackedAccessors`.
  /// - Parameter access: The modifier of the storage, with the space after it.
  fileprivate func addingAccessors(
    as type: String, storedIn storage: (name: String, access: String), leaving: Set<String>,
    isInitialized: Bool, notifying: SetterNotification, in file: FileFacts
  ) -> [Edit] {
    let (storage, access) = storage
    let step = file.indentationStep
    let kept = attributes.filter { !leaving.contains($0.name) }.map(\.range)
    let head = (kept + modifiers.map(\.range)).map { file.text($0) + " " }.joined()
    let name = file.text(nameRange)
    let initializing = [
      "\(step)@storageRestrictions(initializes: \(storage))",
      "\(step)init(initialValue) { \(storage) = initialValue }",
    ]
    let mutation = "\(step)\(step)withMutation(keyPath: \\.\(name)) { \(storage) = newValue }"
    let setter: [String] =
      switch notifying {
      case .views: ["\(step)set {", mutation, "\(step)}"]
      case .viewsAndSubscribers:
        ["\(step)set {", "\(step)\(step)objectWillChange.send()", mutation, "\(step)}"]
      case .nobody: ["\(step)set { \(storage) = newValue }"]
      }
    let lines =
      ["\(head)var \(name): \(type) {"] + (isInitialized ? initializing : []) + [
        "\(step)get {",
        "\(step)\(step)access(keyPath: \\.\(name))",
        "\(step)\(step)return \(storage)",
        "\(step)}",
      ] + setter + ["}", "@ObservationIgnored "]
    let lineBreak = file.newline + file.indentation(at: declaration.lowerBound)
    var edits: [Edit] = [
      .insert(lines.joined(separator: lineBreak), at: declaration.lowerBound, in: file),
      .replace(nameRange, with: storage, in: file),
    ]
    // Only the computed property is visible to Objective-C and to clients' modules.
    edits += attributes.filter { ["objc", "usableFromInline"].contains($0.name) }
      .map { .remove($0, in: file) }
    // The modifiers move to the computed property.
    let start = modifiers.first?.range.lowerBound ?? introducer.lowerBound
    edits.append(.replace(start..<introducer.lowerBound, with: access, in: file))
    return edits
  }
}

extension ProjectModel {
  /// Replaces a property by a computed one of the same name, type and access that registers each access, with the
  /// property as its storage; nil where the type is unknown. Attributes in `leaving` stay on the storage only, and uses
  /// of their wrapper itself name the storage.
  func trackedAccessors(
    of reference: PropertyReference, _ id: TypeID, leaving: Set<String>,
    isInitialized: Bool = false, notifying: SetterNotification = .views
  ) -> [Edit]? {
    let file = files[reference.file]
    let property = self[reference]
    let keepsWrapper = property.attributes.contains {
      leaving.contains($0.name) && $0.mayBeWrapper && Wrapper($0) == nil
    }
    let uses = keepsWrapper ? usesOfStorage(of: reference, id) : []
    let places = uses.map(\.place)
    let access =
      places.allSatisfy { symbols.enclosingType(of: $0) == id && $0.file == reference.file }
      ? "private "
      : places.allSatisfy { $0.file == reference.file } ? "fileprivate " : ""
    let storage = storageName(for: property, of: id)
    return property.storedTypeText(in: file, inference, reference).map {
      property.addingAccessors(
        as: $0, storedIn: (storage, access), leaving: leaving,
        isInitialized: isInitialized, notifying: notifying, in: file)
        + uses.map {
          .replace($0.nameRange, with: $0.prefix + storage, in: files[$0.place.file])
        }
    }
  }

  /// Where code uses the wrapper of a property itself, or the property before the object is initialized. `$x` of a setting
  /// becomes a binding of the property instead.
  private func usesOfStorage(of reference: PropertyReference, _ id: TypeID)
    -> [(place: ScopeReference, nameRange: ByteRange, prefix: String)]
  {
    let property = self[reference]
    func isUse(
      _ name: String, of base: Expression?, _ prefix: String, _ place: ScopeReference,
      _ range: ByteRange
    ) -> Bool {
      guard name == property.name,
        case .properties(let found) = usage.owners(
          of: name, base: base, prefix: prefix, at: place, position: range.lowerBound)
      else { return false }
      return found.contains(reference)
    }
    let isSetting = property.publishingWrapper != nil
    let early = isSetting ? [] : objects.initializerUses(of: reference, of: id) ?? []
    let wrapped = files.enumerated().flatMap { number, file in
      let projections = isSetting ? [] : file.uses.projections
      return projections.filter { !$0.isDeclaration }.map {
        ($0.name, $0.base, "$", ScopeReference(file: number, scope: $0.scope), $0.nameRange)
      }
        + file.uses.backings.map {
          ($0.name, $0.base, "_", ScopeReference(file: number, scope: $0.scope), $0.nameRange)
        }
    }.filter(isUse).map { (place: $0.3, nameRange: $0.4, prefix: $0.2) }
    return wrapped + early.map { ($0.place, $0.range, "") }
  }

  /// Replaces a property whose wrapper does not publish and whose observer sends for the object. The wrapper stays as
  /// storage, and accessors with the old name track it.
  func accessors(
    over wrapper: Attribute, of reference: PropertyReference, _ id: TypeID,
    removing send: ByteRange?, _ publisherRemains: Bool
  ) -> [Edit]? {
    guard let send, var edits = trackedAccessors(of: reference, id, leaving: [wrapper.name]) else {
      return nil
    }
    if !publisherRemains {
      edits.append(.remove(send, observing: self[reference], in: files[reference.file]))
    }
    return edits
  }

  /// Whom the written setters of a class notify.
  func notificationOfSetters(of id: TypeID) -> SetterNotification {
    announcesProperties(of: id) ? .viewsAndSubscribers : .views
  }

  /// Tracks a property whose observers send only under a condition. Its accessors register reads, and its observers
  /// notify where they sent; nil where the storage cannot be separated from the property.
  func notifyingUnderCondition(_ reference: PropertyReference, of id: TypeID) -> [Edit]? {
    guard tracking.canNotifyUnderCondition(reference, of: id),
      let accessors = trackedAccessors(of: reference, id, leaving: [], notifying: .nobody)
    else { return nil }
    let notification = "withMutation(keyPath: \(keyPath(to: reference, of: id))) {}"
    return accessors
      + tracking.sendsInObservers(of: reference).compactMap(\.use.send).map {
        .replace($0, with: notification, in: files[reference.file])
      }
  }

  /// Whether changes of its properties notify subscribers of an object's own publisher. A publisher that the class
  /// declares itself was never notified of published properties.
  func announcesProperties(of id: TypeID) -> Bool {
    usage.uses.announces(id) && !usage.declaresPublisher(id)
  }

  /// The edits that make an inherited property notify by itself, after an observer of its override did so: none if it
  /// is published in the superclass, else accessors that call the superclass's. nil where the observer does anything
  /// else.
  func announcing(
    _ reference: PropertyReference, insteadOf send: ByteRange, publisherRemains: Bool,
    in file: FileFacts
  ) -> [Edit]? {
    let property = self[reference]
    guard let observer = property.accessorList.first, property.accessorList.count == 1,
      let body = observer.body, file.isAllCode(send, in: body), let block = property.accessorBlock,
      property.bindingCount == 1, let id = symbols.declaringType(of: reference)
    else { return nil }
    let isOwn = symbols.lineage(of: id).dropFirst().contains { ancestor in
      symbols.properties(of: ancestor).contains {
        self[$0].name == property.name && self[$0].attribute(.published) != nil
      }
    }
    if isOwn { return publisherRemains ? [] : [.removeDeclaration(property.declaration, in: file)] }
    let step = file.indentationStep
    let name = file.text(property.nameRange)
    let path = keyPath(to: reference, of: id)
    let lines =
      [
        "{", "\(step)get {", "\(step)\(step)\(accessCall(to: reference, of: id))",
        "\(step)\(step)return super.\(name)", "\(step)}", "\(step)set {",
      ] + (publisherRemains ? ["\(step)\(step)objectWillChange.send()"] : []) + [
        "\(step)\(step)withMutation(keyPath: \(path)) { super.\(name) = newValue }", "\(step)}",
        "}",
      ]
    let lineBreak = file.newline + file.indentation(at: property.declaration.lowerBound)
    return [.replace(block, with: lines.joined(separator: lineBreak), in: file)]
  }

  /// The call that registers a read of a property in code of its class.
  func accessCall(to reference: PropertyReference, of id: TypeID) -> String {
    "access(keyPath: \(keyPath(to: reference, of: id)))"
  }

  /// Tracks a computed property whose setter sends for it, in place of the send.
  func trackedAccess(
    to reference: PropertyReference, notifiedBy entry: ObjectWillChangeUses.Entry,
    _ publisherRemains: Bool
  ) -> [Edit]? {
    guard let block = announcing.blockAnnounced(by: entry) else {
      return self[reference].trackedAccess(
        notifyingAt: entry.use, publisherRemains, files[entry.file])
    }
    return self[reference].trackedAccess(
      in: block, removing: publisherRemains ? nil : entry.use.removableSend, files[entry.file])
  }

  /// The key path of a property in code of its class. An override needs the name of the class: the key path would
  /// otherwise be ambiguous with the superclass's property.
  func keyPath(to reference: PropertyReference, of id: TypeID) -> String {
    let isOfEither =
      self[reference].hasModifier("override")
      && symbols.lineage(of: id).dropFirst().contains { self[$0].kind == .class }
    return "\\" + (isOfEither ? symbols.qualifiedName(id) : "") + "."
      + files[reference.file].text(self[reference].nameRange)
  }
}

extension DeclaredProperty {
  /// Tracks a computed property whose setter has the main thread notify after the change: its getter registers the
  /// access, and what the setter sent there is the change.
  func trackedAccess(
    notifyingAt use: ObjectWillChangeUse, _ publisherRemains: Bool, _ file: FileFacts
  ) -> [Edit]? {
    guard let getter = accessor("get")?.body.flatMap(file.owner(ofBody:)), let send = use.send
    else { return nil }
    let notification = "withMutation(keyPath: \\.\(name)) {}"
    let base = file.text(use.range.lowerBound..<send.lowerBound)
    return Edit.insertCall("access(keyPath: \\.\(name))", atHeadOf: getter, in: file) + [
      publisherRemains
        ? .insert("; " + base + notification, at: send.upperBound, in: file)
        : .replace(send, with: notification, in: file)
    ]
  }

  /// Tracks a computed property whose storage nothing else tracks: its getter registers the access, and its setter
  /// the change, from where the send was to the end of the block.
  func trackedAccess(
    in block: ByteRange?, removing send: ByteRange?, _ file: FileFacts
  ) -> [Edit]? {
    guard let getter = accessor("get")?.body.flatMap(file.owner(ofBody:)),
      let setter = block ?? accessor("set")?.body,
      send.map({ setter.contains($0.lowerBound) }) ?? true,
      let start = file.firstCode(in: setter).map({ file.behindGuards(from: $0, in: setter) })
    else { return nil }
    var edits = Edit.insertCall("access(keyPath: \\.\(name))", atHeadOf: getter, in: file)
    let end = file.skipWhitespaceBackwards(from: setter.upperBound - 1)
    // In code that does not parse, the setter may lack its closing brace.
    guard start <= end else { return nil }
    // The change that is announced follows the send, or precedes it where the send comes last.
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
  /// Whether no `#if` begins or ends outside of a range.
  fileprivate func hasWholeConditions(_ range: ByteRange) -> Bool {
    var depth = 0
    for line in text(range).split(whereSeparator: \.isNewline) {
      let word = line.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
      depth += word == "#if" ? 1 : word == "#endif" ? -1 : 0
      if depth < 0 || (depth == 0 && word.hasPrefix("#else")) { return false }
    }
    return depth == 0
  }

  /// Where the lines after the first of a range begin, without blank ones.
  fileprivate func lineStarts(in range: ByteRange) -> [Int] {
    lines.starts.map(Int.init).filter { start in
      range.contains(start) && start > range.lowerBound && !isLastInLine(start)
    }
  }
}
