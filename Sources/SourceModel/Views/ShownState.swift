extension Views {
  /// Whether evaluating views may show a property of an object of the type: a view reads or binds it, or the object's
  /// own code that views run reads it.
  public func isShown(_ name: String, of id: TypeID) -> Bool {
    let family = symbols.relatives(of: id)
    if announcing.isReadByViews(name, of: family) { return true }
    let isBound = usage.uses.namesInBindings.contains(name)
    if isBound, family.contains(where: { !symbols.members(of: $0, named: name).properties.isEmpty })
    {
      return true
    }
    return family.contains { owner in
      codeRunByViews.byOwner[owner]?.contains { code in
        symbols.files[code.file].uses.reads(in: code.body).contains { $0.name == name && $0.isOwn }
      } ?? false
    }
  }
}
