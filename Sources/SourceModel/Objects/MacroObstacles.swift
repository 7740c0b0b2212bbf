extension Objects {
  /// The macros of unknown effect that a class has.
  public func foreignMacros(of id: TypeID) -> [Attribute] {
    symbols[symbols[id].primary].attributes.filter { $0.isForeignMacro(in: symbols) }
  }

  /// Whether accessors can be written over a wrapped property because nothing uses the wrapper itself.
  func canHaveAccessors(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    guard property.bindingCount == 1, !property.isStatic,
      property.attributes.filter(\.mayBeWrapper).count == 1,
      property.storedTypeText(in: symbols.files[reference.file], inference, reference) != nil
    else { return false }
    symbols.ask(.mention(property.name))
    let relatives = symbols.relatives(of: id)
    func concerns(_ base: Expression?, _ scope: Int, _ number: Int) -> Bool {
      let scope = ScopeReference(file: number, scope: scope)
      guard let base else {
        return symbols.enclosingType(of: scope).map(relatives.contains) ?? false
      }
      let type = inference.type(of: base, at: scope)
      return type.isUnknown || type.candidates.contains(where: relatives.contains)
    }
    let isUsedItself = symbols.files.enumerated().contains { number, file in
      file.uses.projections.contains {
        $0.name == property.name && !$0.isDeclaration && concerns($0.base, $0.scope, number)
      }
        || file.uses.backings.contains {
          $0.name == property.name && concerns($0.base, $0.scope, number)
        }
    }
    // A convenience initializer names it after the object is initialized, so the observers run there too.
    return !isUsedItself && !isNamedInInitializer(property, of: id, besidesConvenience: true)
  }

  /// Whether an initializer of the class names a property.
  func isNamedInInitializer(
    _ property: DeclaredProperty, of id: TypeID, besidesConvenience: Bool = false
  ) -> Bool {
    symbols.initializers(of: id).contains { initializer in
      let function = symbols[initializer]
      guard let body = function.body,
        !besidesConvenience || !function.hasModifier("convenience")
      else { return false }
      return symbols.files[initializer.file].occurrences(of: property.name, in: body) > 0
    }
  }
}

extension Attribute {
  /// Whether an attribute of a class is a macro of unknown effect: not an attribute of the language, whose names start
  /// with a lowercase letter, and not a global actor.
  fileprivate func isForeignMacro(in symbols: Symbols) -> Bool {
    guard name.looksLikeTypeName, !SDK.knownMacro.contains(name), !name.hasSuffix("Actor") else {
      return false
    }
    return !symbols.types.contains {
      $0.name == name && symbols[$0.primary].attribute("globalActor") != nil
    }
  }
}

extension DeclaredProperty {
  /// Why the macro cannot track the property, as written: `lazy`, `@Binding`; nil where another reason holds.
  public var reasonForNoTracking: String? {
    if let modifier = ["lazy", "weak", "unowned"].first(where: hasModifier) { return modifier }
    return attributes.first(where: \.mayBeWrapper).map { "@" + $0.name }
  }
}
