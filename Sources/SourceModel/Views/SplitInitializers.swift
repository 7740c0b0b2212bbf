/// Initializers in another file than the stored properties of their type.
extension Views {
  /// An initializer of a type in another file than a property with a default that neither assigns the property nor
  /// delegates to another initializer; nil where there is none. Where a macro adds an init accessor to the property, some
  /// compilers emit no code for its default there.
  public func initializer(of type: TypeID, apartFrom property: PropertyReference)
    -> FunctionReference?
  {
    guard symbols[property].initializer != nil else { return nil }
    let names = [symbols[property].name, "_" + symbols[property].name]
    return symbols.initializers(of: type).filter { $0.file != property.file }.first { reference in
      guard let body = symbols[reference].body else { return false }
      let uses = symbols.files[reference.file].uses
      let isAssigned = uses.assignments.starting(in: body).contains {
        $0.target.ownName.map(names.contains) == true
      }
      return !isAssigned && !symbols.delegates(reference)
    }
  }
}
