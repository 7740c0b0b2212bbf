/// What views read through stored key paths: `model[keyPath: field.path]`.
extension Tracking {
  /// The reads of objects through a key path that is not a literal, in code that views may run.
  var readsThroughStoredKeyPaths: [Usage.LocatedRead] {
    symbols.files.enumerated().flatMap { number, file in
      file.uses.elements.filter { $0.name == Read.throughKeyPath }
        .map { Usage.LocatedRead(file: number, use: $0) }
    }
  }

  /// The properties of a class that a key path in the project names: `\.name`, `\Model.name`.
  func propertiesInKeyPaths(of id: TypeID) -> [PropertyReference] {
    let properties = symbols.lineage(of: id).flatMap(symbols.properties(of:)).filter {
      !symbols[$0].isStatic
    }
    symbols.needFiles(naming: properties.map { symbols[$0].name })
    let types = Set(symbols.lineage(of: id).map { symbols[$0].name })
    return properties.filter { reference in
      let name = symbols[reference].name
      return symbols.parsedFiles(naming: name).contains { number in
        let file = symbols.files[number]
        return file.words(name, in: 0..<file.bytes.count).contains {
          file.beginsKeyPath(at: $0.lowerBound, ofOneOf: types)
        }
      }
    }
  }
}

extension FileFacts {
  /// Whether a name is the first component of a key path whose root is one of the types or is omitted.
  fileprivate func beginsKeyPath(at start: Int, ofOneOf types: Set<String>) -> Bool {
    guard start >= 2, bytes[start - 1] == UInt8(ascii: ".") else { return false }
    let backslash = UInt8(ascii: "\\")
    if bytes[start - 2] == backslash { return true }
    return types.contains { type in
      let begin = start - 1 - type.utf8.count
      guard begin > 0, bytes[begin..<start - 1].elementsEqual(type.utf8) else { return false }
      return bytes[begin - 1] == backslash || bytes[begin - 1] == UInt8(ascii: ".")
    }
  }
}
