extension DeclaredProperty {
  /// `v` in `@AppStorage(wrappedValue: v, "key")`.
  private var wrappedArgument: Expression? {
    attributes.lazy.flatMap(\.arguments)
      .first { $0.label == "wrappedValue" || $0.label == "initialValue" }?.value
  }

  /// Known wherever they are written.
  private static let standardTypes: Set<String> = [
    "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "String", "Character",
  ]

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
    case .call(let callee, let arguments):
      return model.typeMade(by: callee, with: arguments, in: file)
    case .member(let base, _):
      // `Theme.dark`: a case or a static member of the type that is named.
      guard let path = base.dottedPath, path.last?.first?.isUppercase == true else { return nil }
      let place = ScopeReference(file: reference.file, scope: scope)
      switch model.type(of: initializer, at: place) {
      case .nominal(let types, _) where types.contains { model[$0].name == path.last }:
        return path.joined(separator: ".")
      // `Defaults.isLoud`: what the project's own static member is.
      case .external(let name, let arguments)
      where arguments.isEmpty && Self.standardTypes.contains(name):
        return name
      default: return nil
      }
    default: return nil
    }
  }
}

extension ProjectModel {
  /// The text of the type that a call of an initializer makes: `Model()`, `Set<Int>()`, `[Item]()`; nil where the call may
  /// make an optional, or leaves generic arguments to be inferred.
  fileprivate func typeMade(
    by callee: Expression, with arguments: [Expression.Argument], in file: FileFacts
  ) -> String? {
    switch callee.kind {
    case .specialized(let base, _) where base.isTypeName: return file.text(callee.range)
    case .array(let elements) where elements.count == 1 && arguments.isEmpty:
      return elements[0].isTypeName ? file.text(callee.range) : nil
    case .type where arguments.isEmpty: return file.text(callee.range)
    default: break
    }
    guard let path = callee.dottedPath, let name = path.last, callee.isTypeName else { return nil }
    let declared = types.filter { $0.name == name }
    if declared.isEmpty {
      return !Self.genericTypes.contains(name)
        && (arguments.isEmpty || Self.typesThatCannotFail.contains(name))
        ? path.joined(separator: ".") : nil
    }
    let isSure = declared.allSatisfy { type in
      self[type.primary].genericParameters.isEmpty
        && !functions(of: type.id).contains { self[$0].kind == .initializer && self[$0].isFailable }
    }
    return isSure ? path.joined(separator: ".") : nil
  }

  private static let genericTypes: Set<String> = [
    "Array", "Dictionary", "Set", "Optional", "Result", "Range", "ClosedRange",
    "CurrentValueSubject", "PassthroughSubject",
  ]

  /// Of the system, with no initializer that may fail.
  private static let typesThatCannotFail: Set<String> = [
    "Date", "DateInterval", "DateComponents", "CGPoint", "CGSize", "CGRect", "EdgeInsets", "Color",
    "AttributedString", "IndexSet", "NavigationPath", "CLLocationCoordinate2D",
    "MKCoordinateRegion",
    "MKCoordinateSpan", "Angle", "UnitPoint", "TimeInterval",
  ]
}

extension Expression {
  /// `Model`, `Module.Model`
  fileprivate var isTypeName: Bool { dottedPath?.last?.first?.isUppercase == true }
}
