extension ProjectModel {
  /// The project's type behind a property's value whose `==` compares less than all it stores; nil where there is none.
  public func partiallyCompared(_ type: ResolvedType) -> TypeID? {
    switch type {
    case .optional(let inner), .array(let inner), .dictionary(let inner):
      return partiallyCompared(inner)
    case .nominal(let candidates, _): return candidates.first(where: comparesPart)
    default: return nil
    }
  }

  private func comparesPart(_ id: TypeID) -> Bool {
    guard self[id].kind == .struct || self[id].kind == .class else { return false }
    guard
      let equality = functions(of: id).first(where: { self[$0].name == "==" && self[$0].isStatic }),
      let body = self[equality].body
    else { return false }
    let text = String(decoding: files[equality.file].bytes[body], as: UTF8.self)
    // A comparison of identities tells every change of a reference.
    if text.contains("===") { return false }
    let stored = properties(of: id).map { self[$0] }.filter {
      $0.isStored && !$0.isStatic && !$0.isLazy
    }
    return stored.contains { property in
      !text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains {
        $0 == property.name
      }
    }
  }
}

extension ProjectModel {
  /// Whether assigning a value of the type may be dropped because it equals the present one: the macro compares values
  /// that are `Equatable`, and objects by identity.
  public func mayBeCompared(_ type: ResolvedType) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner), .dictionary(let inner):
      mayBeCompared(inner)
    case .nominal(let candidates, _): candidates.contains(where: mayBeCompared)
    case .tuple, .function, .metatype, .generic: false
    case .external, .projection, .publisher, .unknown: true
    }
  }

  private func mayBeCompared(_ id: TypeID) -> Bool {
    switch self[id].kind {
    case .class, .actor, .extension: return true
    case .protocol: return false
    case .enum where self[self[id].primary].enumCases.allSatisfy(\.payload.isEmpty): return true
    case .enum, .struct:
      return lineage(of: id).flatMap(supertypes).contains { supertype in
        supertype.resolved.candidates.isEmpty
          && !Self.protocolsWithoutEquality.contains(supertype.name.simpleName ?? "")
      }
    }
  }

  private static let protocolsWithoutEquality: Set<String> = [
    "Codable", "Encodable", "Decodable", "Identifiable", "Sendable", "Error", "LocalizedError",
    "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable", "View",
    "Transferable", "Copyable", "BitwiseCopyable",
  ]
}
