import SourceModel

/// What the properties of type `Published<T>.Publisher` return.
struct ReturnedPublishers {
  /// The types whose publishers they return, by their name. A name is missing if a property with this
  /// name is stored, has another type, or returns anything but a resolved `$x`.
  private(set) var types: [String: Set<TypeID>] = [:]

  init(in model: ProjectModel) {
    var owners: [Int: [ByteRange: Set<TypeID>]] = [:]
    for (reference, located) in model.usage.uses.projections {
      guard let id = model.symbols.declaringType(of: reference) else { continue }
      for located in located {
        owners[located.file, default: [:]][located.use.range, default: []].insert(id)
      }
    }
    var open: Set<String> = []
    for number in model.files.indices {
      let file = model.files[number]
      let written = file.uses.typeReferences.filter(\.isPublishedPublisher)
      for property in file.types.lazy.filter({ $0.kind != .protocol }).flatMap(\.properties) {
        let isWritten = written.contains { property.typeRange?.contains($0.range) == true }
        if isWritten, !property.isStored,
          let ids = file.projection(returnedBy: property).flatMap({ owners[number]?[$0.range] })
        {
          types[property.name, default: []].formUnion(ids)
        } else {
          open.insert(property.name)
        }
      }
    }
    for name in open { types[name] = nil }
  }
}

extension FileFacts {
  /// The `$x` that is all of a property's getter.
  fileprivate func projection(returnedBy property: DeclaredProperty) -> Projection? {
    guard let body = property.getterBody else { return nil }
    return uses.projections.first { use in
      guard body.contains(use.range) else { return false }
      let head = text(body.lowerBound + 1..<use.range.lowerBound).filter { !$0.isWhitespace }
      return (head.isEmpty || head == "return")
        && skipWhitespace(from: use.range.upperBound) == body.upperBound - 1
    }
  }
}
