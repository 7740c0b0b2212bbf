/// The `Codable` code that the compiler synthesizes for a class.
public struct CodingSynthesis: Sendable {
  /// Those of `init(from:)` and `encode(to:)` that the compiler writes.
  public let synthesized: [String]
  /// The declaration of `CodingKeys`, if there is one.
  public let keys: DeclarationReference?
  /// The stored properties that are coded, in declaration order.
  public let coded: [PropertyReference]
}

extension Objects {
  /// How the compiler synthesizes coding from the stored properties of a class; nil if it does not.
  public func codingSynthesis(of id: TypeID) -> CodingSynthesis? {
    let names = Set(inheritedProtocolNames(of: id))
    let encodes = names.contains("Codable") || names.contains("Encodable")
    let decodes = names.contains("Codable") || names.contains("Decodable")
    guard encodes || decodes else { return nil }
    let functions = symbols.lineage(of: id).flatMap { symbols.functions(of: $0) }.map {
      symbols[$0]
    }
    let writesEncode = functions.contains {
      $0.name == "encode" && $0.parameters.first?.label == "to" && $0.body != nil
    }
    let writesDecode = functions.contains {
      $0.kind == .initializer && $0.parameters.first?.label == "from" && $0.body != nil
        && $0.parameters.first?.type.simpleName == "Decoder"
    }
    let synthesizesEncode = encodes && !writesEncode
    let synthesizesDecode = decodes && !writesDecode
    guard synthesizesEncode || synthesizesDecode else { return nil }
    let keys = symbols.types.first { $0.parent == id && $0.name == "CodingKeys" }
    let keyNames = keys.map { Set(symbols[$0.primary].enumCases.map(\.name)) }
    let stored = symbols.properties(of: id).filter {
      let property = symbols[$0]
      return property.isStored && !property.isStatic && !property.isLazy
        && keyNames?.contains(property.name) ?? true
    }
    return CodingSynthesis(
      synthesized: (synthesizesDecode ? ["init(from:)"] : [])
        + (synthesizesEncode ? ["encode(to:)"] : []), keys: keys?.primary, coded: stored)
  }

  /// The names of the protocols that the class conforms to directly or through protocols of the project.
  private func inheritedProtocolNames(of id: TypeID) -> [String] {
    symbols.lineage(of: id).filter { $0 == id || symbols[$0].kind == .protocol }
      .flatMap(symbols.supertypes).compactMap(\.name.simpleName)
  }

  /// Whether `CodingKeys` of a class is used outside its own declaration.
  public func namesCodingKeys(of id: TypeID) -> Bool {
    let own = Set(symbols[id].declarations.map(\.file))
    let needle = Array("CodingKeys".utf8)
    return symbols.parsedFiles(naming: "CodingKeys").contains { number in
      let file = symbols.files[number]
      guard own.contains(number) || file.identifiers.contains(symbols[id].name) else {
        return false
      }
      return file.offsets(of: needle).contains { offset in
        let isDeclaration = file.types.contains { $0.nameRange.lowerBound == offset }
        guard !isDeclaration else { return false }
        let isInside = symbols[id].declarations.contains {
          $0.file == number && symbols[$0].range.contains(offset)
        }
        return isInside || file.isQualified(by: symbols[id].name, at: offset)
      }
    }
  }
}

extension FileFacts {
  fileprivate func offsets(of needle: [UInt8]) -> [Int] {
    guard bytes.count >= needle.count, let first = needle.first else { return [] }
    return (0...(bytes.count - needle.count)).filter {
      bytes[$0] == first && bytes[$0..<($0 + needle.count)].elementsEqual(needle)
    }
  }

  fileprivate func isQualified(by name: String, at offset: Int) -> Bool {
    let prefix = Array((name + ".").utf8)
    return offset >= prefix.count
      && bytes[(offset - prefix.count)..<offset].elementsEqual(prefix)
  }
}
