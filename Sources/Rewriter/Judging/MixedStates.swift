import SourceModel

extension ProjectModel {
  /// Places that mix the two systems: an `@Observable` class that is used as an `ObservableObject`, or the reverse.
  /// They do not compile, or crash when they are read. A migration leaves none.
  var mixedStates: [PlacedDiagnostic] {
    (wrappersOfObservable + publishedInObservable + environmentOfObservableObjects + injections)
      .sorted { $0.site < $1.site }
  }

  private func remark(_ site: Site, _ message: String) -> PlacedDiagnostic {
    PlacedDiagnostic(.mixedState, message, at: site)
  }

  /// The name of the type, if all candidates meet a condition.
  private func name(of type: ResolvedType, where isMeant: (TypeID) -> Bool) -> String? {
    guard let first = type.candidates.first, type.candidates.allSatisfy(isMeant) else { return nil }
    return symbols.qualifiedName(first)
  }

  /// A managed object with the macro is an `ObservableObject` through its superclass.
  private func isOnlyObservable(_ type: TypeID) -> Bool {
    symbols.isObservable(type) && !symbols.isObservableObject(type)
      && !symbols.lineage(of: type).contains(where: objects.inheritsFromUnknownOutsideClass)
  }

  private func isOnlyObservableObject(_ type: TypeID) -> Bool {
    self[type].kind == .class && symbols.isObservableObject(type)
      && !symbols.notifiesOfOwnChanges(type)
      && !symbols.hasMacro(type)
  }

  private var wrappersOfObservable: [PlacedDiagnostic] {
    Wrapper.ofObjects.flatMap(objects.wrapperSites).compactMap { site in
      name(of: site.type, where: isOnlyObservable).map { type in
        remark(
          files[site.file].site(site.attribute.range),
          "`@\(site.wrapper.rawValue)` needs an `ObservableObject`, but `\(type)` is `@Observable`"
        )
      }
    }
  }

  private var publishedInObservable: [PlacedDiagnostic] {
    symbols.types.map(\.id).filter { symbols.hasMacro($0) && !symbols.isHalfMigrated($0) }
      .flatMap { type in
        symbols.properties(of: type).compactMap { reference in
          let property = self[reference]
          guard let attribute = property.attribute(.published),
            property.attribute("ObservationIgnored") == nil
          else { return nil }
          return remark(
            files[reference.file].site(attribute.range),
            "`\(property.name)` is `@Published`, but `\(symbols.qualifiedName(type))` is `@Observable`"
          )
        }
      }
  }

  private var environmentOfObservableObjects: [PlacedDiagnostic] {
    let files = Set(symbols.parsedFiles(naming: SDK.wrapperOfObservable))
    let hosts = symbols.types.filter { type in
      type.declarations.contains { files.contains($0.file) }
    }
    return hosts.map(\.id).flatMap { host in
      symbols.properties(of: host).compactMap { reference in
        let property = self[reference]
        guard
          let attribute = property.attribute("Bindable") ?? property.attribute("Environment"),
          let type = name(of: inference.type(of: reference), where: isOnlyObservableObject)
        else { return nil }
        if case .keyPath? = attribute.arguments.first?.value.kind { return nil }
        return remark(
          self.files[reference.file].site(attribute.range),
          "`@\(attribute.name)` needs an `@Observable` class, but `\(type)` is an `ObservableObject`"
        )
      }
    }
  }

  private var injections: [PlacedDiagnostic] {
    // Resolving the argument reads the file of its class.
    SDK.injectingModifier.sorted().flatMap { method in
      symbols.callsInParsedFiles(named: method).compactMap { number, call -> PlacedDiagnostic? in
        guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
          case .member(let base, _) = call.callee.kind
        else { return nil }
        let scope = ScopeReference(file: number, scope: call.scope)
        let isOld = method == "environmentObject"
        guard
          let type = name(
            of: inference.type(of: argument.value, at: scope),
            where: isOld ? isOnlyObservable : isOnlyObservableObject),
          !objects.declares(method, for: base, at: scope)
        else { return nil }
        return remark(
          files[number].site(call.nameRange),
          isOld
            ? "`environmentObject` needs an `ObservableObject`, but `\(type)` is `@Observable`"
            : "`environment` needs an `@Observable` class, but `\(type)` is an `ObservableObject`")
      }
    }
  }
}
