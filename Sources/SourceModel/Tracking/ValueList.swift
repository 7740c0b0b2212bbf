/// An array of structs that a view stores as one value and changes element by element.
public struct ValueList: Sendable {
  public let property: PropertyReference
  public let host: TypeID
  public let element: TypeID
  /// The site of the property's name.
  public let site: Site
  /// The `List` or `ForEach` that shows it.
  public let shown: Site
  /// The sites where one element is changed.
  public let changes: [Site]
  /// `name` in `ForEach(items, id: \.name)`.
  public let identity: String?
}

extension Tracking {
  /// All `@State` arrays of structs that a view shows and changes element by element, sorted by site.
  public func valueLists() -> [ValueList] {
    symbols.types.flatMap { type -> [ValueList] in
      guard symbols.hostRole(of: type.id) == .view else { return [] }
      return symbols.properties(of: type.id).compactMap { valueList($0, in: type.id) }
    }.sorted { $0.site < $1.site }
  }

  private func valueList(_ reference: PropertyReference, in host: TypeID) -> ValueList? {
    let property = symbols[reference]
    let scope = ScopeReference(file: reference.file, scope: property.scope)
    guard property.attribute("State") != nil, !symbols.isInPreview(scope),
      case .array(.nominal(let elements, _)) = inference.type(of: reference), elements.count == 1,
      symbols[elements[0]].kind == .struct
    else { return nil }
    var shown: (site: Site, call: Call)?
    var changes: [Site] = []
    for declaration in symbols[host].declarations {
      let facts = symbols.files[declaration.file]
      let range = symbols[declaration].range
      for call in facts.uses.calls.starting(in: range) {
        if SDK.listView.contains(call.name), let first = call.arguments.first,
          let name = first.value.rootName,
          name == property.name || name == "$" + property.name
        {
          if shown == nil { shown = (facts.site(call.nameRange), call) }
          if name.hasPrefix("$") { changes.append(facts.site(first.value.range)) }
        } else if case .member(let base, _) = call.callee.kind,
          base.changedElement == property.name, case .member = base.unwrapped.kind
        {
          changes.append(facts.site(call.range))
        }
      }
      for assignment in facts.uses.assignments.starting(in: range)
      where assignment.target.changedElement == property.name {
        changes.append(facts.site(assignment.range))
      }
    }
    guard let shown, !changes.isEmpty else { return nil }
    return ValueList(
      property: reference, host: host, element: elements[0],
      site: symbols.files[reference.file].site(property.nameRange), shown: shown.site,
      changes: changes.sorted(), identity: shown.call.identityKeyPath)
  }
}

extension Call {
  /// `name` in `id: \.name`.
  fileprivate var identityKeyPath: String? {
    guard let value = arguments.first(where: { $0.label == "id" })?.value,
      case .keyPath(_, let components) = value.kind, components.count == 1
    else { return nil }
    return components[0]
  }
}

extension Expression {
  /// `items` in `self.items.filter { … }`.
  fileprivate var rootName: String? {
    if let ownName { return ownName }
    return switch kind {
    case .member(let base, _), .call(let base, _), .element(let base, _): base.rootName
    default: nil
    }
  }

  /// `items` in `items[i].title`, `self.items[i]` and `items[i].tags`.
  fileprivate var changedElement: String? {
    switch unwrapped.kind {
    case .element(let base, _): base.ownName
    case .member(let base, _): base.changedElement
    default: nil
    }
  }
}
