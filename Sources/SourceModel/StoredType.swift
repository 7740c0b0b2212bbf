extension DeclaredProperty {
  /// `v` in `@AppStorage(wrappedValue: v, "key")`.
  private var wrappedArgument: Expression? {
    attributes.lazy.flatMap(\.arguments)
      .first { $0.label == "wrappedValue" || $0.label == "initialValue" }?.value
  }

  /// The type of a stored property as text: as written, or what its default tells; nil where neither does.
  public func storedTypeText(
    in file: FileFacts, _ model: ProjectModel, _ reference: PropertyReference
  )
    -> String?
  {
    if let typeRange { return file.text(typeRange) }
    guard let initializer = initializer ?? wrappedArgument else { return nil }
    switch initializer.kind {
    case .literal(.string): return "String"
    case .literal(.integer): return "Int"
    case .literal(.float): return "Double"
    case .literal(.boolean): return "Bool"
    case .call(let callee, _):
      guard let path = callee.dottedPath, path.last?.first?.isUppercase == true else { return nil }
      return path.joined(separator: ".")
    case .member(let base, _):
      // `Theme.dark`: a case or a static member of the type that is named.
      guard let path = base.dottedPath, path.last?.first?.isUppercase == true,
        case .nominal(let types, _) = model.type(
          of: initializer, at: ScopeReference(file: reference.file, scope: scope)),
        types.contains(where: { model[$0].name == path.last })
      else { return nil }
      return path.joined(separator: ".")
    default: return nil
    }
  }
}
