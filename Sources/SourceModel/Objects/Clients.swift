/// What code outside of the project can do with a library's declarations.
extension Objects {
  /// Whether clients of the module can see the type: it and all types around it are `public` or `open`.
  public func isVisibleToClients(_ id: TypeID) -> Bool {
    var next: TypeID? = id
    while let current = next {
      guard symbols[symbols[current].primary].isPublic else { return false }
      next = symbols[current].parent
    }
    return true
  }

  /// Whether clients of a library can create objects of a class.
  public func clientsMayCreate(_ id: TypeID) -> Bool {
    isPublicInLibrary(id) && symbols.initializers(of: id).contains { symbols[$0].isPublic }
  }

  /// Whether clients of a library can assign a property of a class.
  public func clientsMayWrite(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    return property.isPublic && !property.isLet && !property.hasSetterModifier
      && isPublicInLibrary(id)
  }

  /// Whether clients of a library can read a property of a class.
  public func isVisibleToClients(_ reference: PropertyReference, of id: TypeID) -> Bool {
    isPublicInLibrary(id)
      && isPublic(symbols[reference].modifiers, inType: reference.type, ofFile: reference.file)
  }

  /// Whether clients of a library can call a function of a class.
  func isVisibleToClients(_ reference: FunctionReference, of id: TypeID) -> Bool {
    isPublicInLibrary(id)
      && isPublic(symbols[reference].modifiers, inType: reference.type, ofFile: reference.file)
  }

  /// Whether a member is public, as written or through the extension that declares it.
  private func isPublic(_ modifiers: [Modifier], inType type: Int?, ofFile number: Int) -> Bool {
    let levels = modifiers.filter { $0.detail == nil }.map(\.name)
    if levels.contains(where: ["public", "open"].contains) { return true }
    guard !levels.contains(where: ["package", "internal", "fileprivate", "private"].contains),
      let type
    else { return false }
    let declaration = symbols.files[number].types[type]
    return declaration.kind == .extension && declaration.isPublic
  }

  private func isPublicInLibrary(_ id: TypeID) -> Bool {
    symbols.layout.publishedModule(of: symbols.files[symbols[id].primary.file].path) != nil
      && isVisibleToClients(id)
  }
}
