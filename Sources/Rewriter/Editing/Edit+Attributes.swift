import SourceModel

extension Edit {
  /// Removes an attribute and the white space after it; a comment after it stays.
  static func remove(_ attribute: Attribute, in file: FileFacts) -> Edit {
    let start = attribute.range.lowerBound
    return remove(start..<file.skipWhitespace(from: attribute.range.upperBound), in: file)
  }

  /// Renames an attribute and keeps its arguments; inserts it if it has no name yet.
  static func rename(_ attribute: Attribute, to name: String, in file: FileFacts) -> Edit {
    if attribute.name.isEmpty {
      return insert("@\(name) ", at: attribute.range.lowerBound, in: file)
    }
    let isQualified = attribute.qualifier != nil && !name.contains(".")
    return replace(attribute.nameRange, with: isQualified ? "SwiftUI." + name : name, in: file)
  }

  /// Turns a read of `_m.wrappedValue` into `m`; nil where the wrapper is used in another way.
  static func readProperty(_ located: PropertyUses.Located<Backing>, in model: ProjectModel)
    -> Edit?
  {
    located.use.readValue.map { naming(located, insteadOf: $0, in: model) }
  }

  /// Turns `_m`, passed to a parameter that takes the wrapper, into `m`; nil where something else takes it.
  static func passingModel(_ located: PropertyUses.Located<Backing>, in model: ProjectModel)
    -> Edit?
  {
    let use = located.use
    guard use.member == nil, use.assigned == nil,
      model.isWrapperArgument(use.range, inFile: located.file)
    else { return nil }
    return naming(located, insteadOf: use.nameRange, in: model)
  }

  /// The property itself, with `self.` where a local hides it.
  private static func naming(
    _ located: PropertyUses.Located<Backing>, insteadOf range: ByteRange, in model: ProjectModel
  ) -> Edit {
    let use = located.use
    let scope = ScopeReference(file: located.file, scope: use.scope)
    let isHidden =
      use.base == nil
      && model.localBinding(use.name, at: scope, position: range.lowerBound) != nil
    return replace(
      range, with: (isHidden ? "self." : "") + use.name, in: model.files[located.file])
  }

  /// Adds an attribute to a property, on a line of its own if the other attributes are.
  static func insertAttribute(_ name: String, before property: DeclaredProperty, in file: FileFacts)
    -> Edit
  {
    let start = min(
      property.modifiers.first?.range.lowerBound ?? property.introducer.lowerBound,
      property.introducer.lowerBound)
    if let last = property.attributes.last, file.containsLineBreak(last.range.upperBound..<start) {
      return insert("@\(name)" + file.newline + file.indentation(at: start), at: start, in: file)
    }
    return insert("@\(name) ", at: property.declaration.lowerBound, in: file)
  }

  /// Adds an attribute to a type, on a line of its own unless the other attributes are on the type's line.
  static func insertAttribute(_ name: String, before type: DeclaredType, in file: FileFacts) -> Edit
  {
    let keyword = type.modifiers.first?.range.lowerBound ?? type.introducer.lowerBound
    let start = min(keyword, type.introducer.lowerBound)
    if let last = type.attributes.last, !file.containsLineBreak(last.range.upperBound..<start) {
      return insert("@\(name) ", at: start, in: file)
    }
    return insert("@\(name)" + file.newline + file.indentation(at: start), at: start, in: file)
  }
}
