import SourceModel

extension ProjectModel {
  /// Places that are half on `@Observable`: a class that is on it and held as an `ObservableObject`, or the other
  /// way round. They do not compile, or trap when they are read; a migration leaves none.
  var mixedStates: [Migration.Remark] {
    (wrappersOfObservable + publishedInObservable + environmentOfObservableObjects + injections)
      .sorted { $0.site < $1.site }
  }

  private func remark(_ site: Site, _ message: String) -> Migration.Remark {
    Migration.Remark(.mixedState, at: site, evidence: message)
  }

  /// The one class that an expression or property is known to hold.
  private func name(of type: ResolvedType, where isMeant: (TypeID) -> Bool) -> String? {
    guard let first = type.candidates.first, type.candidates.allSatisfy(isMeant) else { return nil }
    return qualifiedName(first)
  }

  /// A managed object that has the macro is an `ObservableObject` by its superclass.
  private func isOnlyObservable(_ type: TypeID) -> Bool {
    isObservable(type) && !isObservableObject(type)
      && !lineage(of: type).contains(where: inheritsFromUnknownOutsideClass)
  }

  private func isOnlyObservableObject(_ type: TypeID) -> Bool {
    self[type].kind == .class && isObservableObject(type) && !tellsOfItself(type)
      && !hasMacro(type)
  }

  private var wrappersOfObservable: [Migration.Remark] {
    Wrapper.ofObjects.flatMap(wrapperSites).compactMap { site in
      name(of: site.type, where: isOnlyObservable).map { type in
        remark(
          files[site.file].site(site.attribute.range),
          "`@\(site.wrapper.rawValue)` takes an ObservableObject, and `\(type)` is @Observable")
      }
    }
  }

  private var publishedInObservable: [Migration.Remark] {
    types.map(\.id).filter { hasMacro($0) && !isHalfMigrated($0) }
      .flatMap { type in
        properties(of: type).compactMap { reference in
          let property = self[reference]
          guard let attribute = property.attribute(.published),
            property.attribute("ObservationIgnored") == nil
          else { return nil }
          return remark(
            files[reference.file].site(attribute.range),
            "`@Published` stands on `\(property.name)` of `\(qualifiedName(type))`, which is @Observable"
          )
        }
      }
  }

  private var environmentOfObservableObjects: [Migration.Remark] {
    let files = Set(filesRead(naming: ["Bindable", "Environment"]))
    let hosts = types.filter { type in type.declarations.contains { files.contains($0.file) } }
    return hosts.map(\.id).flatMap { host in
      properties(of: host).compactMap { reference in
        let property = self[reference]
        guard
          let attribute = property.attribute("Bindable") ?? property.attribute("Environment"),
          let type = name(of: type(of: reference), where: isOnlyObservableObject)
        else { return nil }
        if case .keyPath? = attribute.arguments.first?.value.kind { return nil }
        return remark(
          self.files[reference.file].site(attribute.range),
          "`@\(attribute.name)` takes an @Observable class, and `\(type)` is an ObservableObject")
      }
    }
  }

  private var injections: [Migration.Remark] {
    // What is handed over leads to its class, and so to the file.
    ["environmentObject", "environment"].flatMap { method in
      callsRead(named: method).compactMap { number, call -> Migration.Remark? in
        guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
          case .member(let base, _) = call.callee.kind
        else { return nil }
        let scope = ScopeReference(file: number, scope: call.scope)
        let isOld = method == "environmentObject"
        guard
          let type = name(
            of: type(of: argument.value, at: scope),
            where: isOld ? isOnlyObservable : isOnlyObservableObject),
          !declares(method, for: base, at: scope)
        else { return nil }
        return remark(
          files[number].site(call.nameRange),
          isOld
            ? "`environmentObject` takes an ObservableObject, and `\(type)` is @Observable"
            : "`environment` takes an @Observable class, and `\(type)` is an ObservableObject")
      }
    }
  }
}
