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
    let qualifier = name.contains(".") ? nil : attribute.qualifier
    return replace(attribute.nameRange, with: (qualifier.map { $0 + "." } ?? "") + name, in: file)
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
