import SourceModel

/// What code outside of the project may do with a library's declarations.
extension ProjectModel {
  /// Whether those who import the module see the type: it and all around it are `public` or `open`.
  func isVisibleToClients(_ id: TypeID) -> Bool {
    var next: TypeID? = id
    while let current = next {
      guard self[self[current].primary].isPublic else { return false }
      next = self[current].parent
    }
    return true
  }

  /// Whether those who import a library can make objects of a class.
  func clientsMake(_ id: TypeID) -> Bool {
    isOfferedToClients(id) && initializers(of: id).contains { self[$0].isPublic }
  }

  /// Whether those who import a library can give a property of a class another value.
  func clientsMayWrite(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = self[reference]
    return property.isPublic && !property.isLet && !property.hasSetterModifier
      && isOfferedToClients(id)
  }

  private func isOfferedToClients(_ id: TypeID) -> Bool {
    layout.publishedModule(of: files[self[id].primary.file].path) != nil && isVisibleToClients(id)
  }
}
