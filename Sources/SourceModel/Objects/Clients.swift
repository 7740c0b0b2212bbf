/// What code outside of the project can do with a library's declarations.
extension ProjectModel {
  /// Whether clients of the module can see the type: it and all types around it are `public` or `open`.
  public func isVisibleToClients(_ id: TypeID) -> Bool {
    var next: TypeID? = id
    while let current = next {
      guard self[self[current].primary].isPublic else { return false }
      next = self[current].parent
    }
    return true
  }

  /// Whether clients of a library can create objects of a class.
  public func clientsMayCreate(_ id: TypeID) -> Bool {
    isPublicInLibrary(id) && initializers(of: id).contains { self[$0].isPublic }
  }

  /// Whether clients of a library can assign a property of a class.
  public func clientsMayWrite(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = self[reference]
    return property.isPublic && !property.isLet && !property.hasSetterModifier
      && isPublicInLibrary(id)
  }

  private func isPublicInLibrary(_ id: TypeID) -> Bool {
    layout.publishedModule(of: files[self[id].primary.file].path) != nil && isVisibleToClients(id)
  }
}
