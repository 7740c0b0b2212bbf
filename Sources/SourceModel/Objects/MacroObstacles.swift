extension ProjectModel {
  /// The macros of unknown effect that a class has.
  public func foreignMacros(of id: TypeID) -> [Attribute] {
    self[self[id].primary].attributes.filter { $0.isForeignMacro(in: self) }
  }
}

extension Attribute {
  /// Whether an attribute of a class is a macro of unknown effect: not an attribute of the language, whose names start
  /// with a lowercase letter, and not a global actor.
  fileprivate func isForeignMacro(in model: ProjectModel) -> Bool {
    guard name.looksLikeTypeName, !SDK.knownMacro.contains(name), !name.hasSuffix("Actor") else {
      return false
    }
    return !model.types.contains {
      $0.name == name && model[$0.primary].attribute("globalActor") != nil
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
