/// A place where `private` has to become `fileprivate`, and the classes that need it.
public struct WidenedAccess: Sendable {
  public let file: Int
  public let range: ByteRange
  /// Whether the extension around the place already makes its members `fileprivate`, so that no modifier is needed.
  public let isRedundant: Bool
  public var types: [TypeID]
}

/// The macro adds its extension at file scope, where a `private` type inside another type is not visible.
extension Objects {
  /// What must be visible in the whole file when classes get the macro: the classes, the types around them, and the
  /// private types that their declarations name.
  public func accessToWiden(for classes: [TypeID]) -> [WidenedAccess] {
    var result: [WidenedAccess] = []
    var places: [Site: Int] = [:]
    for id in classes {
      for (file, range) in accessToWiden(for: id) {
        if let place = places[symbols.files[file].site(range)] {
          result[place].types.append(id)
        } else {
          places[symbols.files[file].site(range)] = result.count
          let isRedundant = symbols.files[file].isInPrivateExtension(range)
          result.append(
            WidenedAccess(file: file, range: range, isRedundant: isRedundant, types: [id]))
        }
      }
    }
    return result
  }

  private func accessToWiden(for id: TypeID) -> [(file: Int, range: ByteRange)] {
    var pending: [DeclarationReference] = []
    var next: TypeID? = id
    while let current = next, symbols[current].parent != nil {
      if symbols[symbols[current].primary].privateModifier != nil {
        pending.append(symbols[current].primary)
      }
      next = symbols[current].parent
    }
    guard let first = pending.first else { return [] }
    let file = symbols.files[first.file]
    let types = file.types.indices.filter {
      file.types[$0].enclosingType != nil && file.types[$0].privateModifier != nil
    }
    var result: [(file: Int, range: ByteRange)] = []
    var found = Set(pending)
    while let reference = pending.popLast() {
      guard let modifier = symbols[reference].privateModifier else { continue }
      result.append((reference.file, modifier))
      let code = symbols[reference].range
      for index in types
      where file.names(file.types[index].name, declaredAt: file.types[index].nameRange, in: code) {
        let other = DeclarationReference(file: first.file, type: index)
        if found.insert(other).inserted { pending.append(other) }
      }
      for alias in file.typealiases where alias.enclosingType != nil {
        let start = alias.range.lowerBound
        guard file.text(alias.range).hasPrefix("private "),
          file.names(alias.name, declaredAt: alias.range, in: code),
          !result.contains(where: { $0.range.lowerBound == start })
        else { continue }
        result.append((first.file, start..<start + "private".utf8.count))
      }
    }
    return result
  }
}

extension DeclaredType {
  fileprivate var privateModifier: ByteRange? {
    modifiers.first { $0.name == "private" && $0.detail == nil }?.range
  }
}

extension FileFacts {
  /// Whether a place is directly in a `private` or `fileprivate` extension.
  fileprivate func isInPrivateExtension(_ place: ByteRange) -> Bool {
    let around = types.filter { $0.memberBlock.contains(place) }
    guard let inner = around.max(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      return false
    }
    return inner.isExtension && (inner.hasModifier("private") || inner.hasModifier("fileprivate"))
  }

  /// Whether declarations name a type outside of function bodies and of its own declaration.
  fileprivate func names(_ name: String, declaredAt place: ByteRange, in code: ByteRange) -> Bool {
    let bodies = bodies
    return words(name, in: code).contains { word in
      !place.contains(word.lowerBound) && !bodies.contains { $0.contains(word.lowerBound) }
    }
  }
}
