/// The `@AppStorage` properties of the project by key and store, as written. They are found on first use.
public final class StorageKeys {
  public init() {}

  private var found: [String: [PropertyReference]]?

  /// The other properties that use the key of a property's wrapper.
  public func others(
    with key: Attribute, of reference: PropertyReference, in symbols: Symbols
  ) -> [PropertyReference] {
    guard let place = place(of: key, in: symbols.files[reference.file]) else { return [] }
    let found = found ?? properties(symbols)
    self.found = found
    // One property may be in several branches of an `#if`.
    return (found[place] ?? []).filter {
      $0 != reference
        && ($0.file != reference.file || $0.type != reference.type
          || symbols[$0].name != symbols[reference].name)
    }
  }

  private func place(of wrapper: Attribute, in file: FileFacts) -> String? {
    guard let key = wrapper.arguments.first(where: { $0.label == nil }) else { return nil }
    let store = wrapper.arguments.first { $0.label == "store" }
    return file.text(key.value.range) + (store.map { " in " + file.text($0.value.range) } ?? "")
  }

  private func properties(_ symbols: Symbols) -> [String: [PropertyReference]] {
    symbols.needFiles(naming: ["AppStorage"])
    var result: [String: [PropertyReference]] = [:]
    for (number, file) in symbols.files.enumerated() {
      for (type, declaration) in file.types.enumerated() {
        for (index, property) in declaration.properties.enumerated() {
          for attribute in property.attributes where attribute.name == "AppStorage" {
            guard let place = place(of: attribute, in: file) else { continue }
            result[place, default: []].append(
              PropertyReference(file: number, type: type, index: index))
          }
        }
      }
    }
    return result
  }
}

extension Usage {
  /// Where code sets or removes the value of a setting in its `UserDefaults`, as far as the key is written alike.
  /// - Parameter wrapper: The `@AppStorage` attribute, in a file with that number.
  public func directWrite(of wrapper: Attribute, in number: Int) -> Site? {
    guard let key = wrapper.arguments.first(where: { $0.label == nil })?.value else { return nil }
    let text = symbols.files[number].text(key.range)
    let store = wrapper.arguments.first { $0.label == "store" }?.value
    let owned = store.map { symbols.files[number].text($0.range) } ?? "UserDefaults.standard"
    for name in SDK.writesSettings.sorted() {
      for (place, call) in symbols.calls(named: name, labelled: "forKey")
      where !symbols.isTest(file: place) {
        let file = symbols.files[place]
        guard let base = call.callee.base, let written = call.arguments.last,
          written.label == "forKey", file.text(written.value.range) == text
        else { continue }
        let type = inference.type(of: base, at: ScopeReference(file: place, scope: call.scope))
        if file.text(base.range) == owned
          || store == nil && type.isDefaults && base.dottedPath?.first != "UserDefaults"
        {
          return file.site(call.range)
        }
      }
    }
    return nil
  }
}

extension ResolvedType {
  fileprivate var isDefaults: Bool {
    if case .external("UserDefaults", _) = unwrapped { true } else { false }
  }
}

/// Bindings to `@AppStorage` properties of a model: `settings.$size`. `@Bindable` can provide them in a view that
/// receives the model. A view that owns the model may get another wrapper, depending on the ownership strategy.
extension Usage {
  /// Whether `$model` provides bindings to the model's properties: it is a property of the enclosing view.
  public func canBind(_ object: Expression?, at scope: ScopeReference) -> Bool {
    guard let object, case .name(let name) = object.kind,
      symbols.localBinding(name, at: scope, position: object.range.lowerBound) == nil,
      let host = symbols.enclosingType(of: scope)
    else { return false }
    return objects.wrapperSites(.observedObject).contains {
      $0.host == host && $0.property.name == name && isBindableProperty($0)
    }
  }

  /// Whether code of a view uses bindings to stored settings of the property's object.
  public func isStorageBound(through site: WrapperSite, _ types: [TypeID]) -> Bool {
    guard isBindableProperty(site) else { return false }
    return types.flatMap { symbols.properties(of: $0) }.contains { reference in
      symbols[reference].publishingWrapper != nil
        && (uses.projections[reference] ?? []).contains { located in
          let scope = located.place
          guard case .name(site.property.name)? = located.use.base?.kind else { return false }
          return symbols.enclosingType(of: scope) == site.host
            && canBind(located.use.base, at: scope)
        }
    }
  }

  private func isBindableProperty(_ site: WrapperSite) -> Bool {
    if case .call? = site.property.initializer?.unwrapped.kind { return false }
    return site.wrapper == .observedObject && site.local == nil && !site.property.isStatic
      && site.isInView(symbols)
  }
}

extension DeclaredProperty {
  /// The wrapper of the property that publishes through the enclosing object, if it has one.
  public var publishingWrapper: Attribute? {
    attributes.first { SDK.publishingWrapper.contains($0.name) }
  }
}
