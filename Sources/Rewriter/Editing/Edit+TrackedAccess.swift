import SourceModel

extension DeclaredProperty {
  /// A computed property of the name, type and access of this one that tells the registrar of each access, over this
  /// one as private storage. Attributes of `leaving` stay with the storage alone.
  func trackedByHand(
    as type: String, storedIn storage: String, leaving: Set<String> = Attribute.publishing,
    isInitialized: Bool = false, in file: FileFacts
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
  /// A name for private storage of a property that nothing else in the class or its relatives has.
  func storageName(for property: DeclaredProperty, of id: TypeID) -> String {
    let stem = property.name.asIdentifier
    let relatives = lineage(of: id) + subtypes(of: id)
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
