import SourceModel

extension Rule {
  /// `@InjectedObject(\.m) var m` becomes `@InjectedObservable(\.m) var m`.
  static let injectedObjectProperty = Rule(
    name: "InjectedObjectProperty", page: .injectedObjectProperty
  ) { model, _ in
    model.symbols.needFiles(naming: SDK.objectWrapperOfPackages)
    return model.objects.valuesWrappedFromOutside.flatMap { proposals(for: $0, in: model) }
  }
}

private func proposals(for value: WrappedValue, in model: ProjectModel) -> [Proposal] {
  let file = model.files[value.file]
  let attribute = value.attribute
  let site = file.site(attribute.range)
  let host = value.host.flatMap { model.symbols.isMigratable($0) ? $0 : nil }
  func held(_ types: [TypeID], by reason: BlockerKind) -> [Proposal] {
    let blocker = Blocker(reason, at: site, code: "@" + file.text(attribute.nameRange))
    // Each type has a blocker of its own.
    return types.uniqued().map {
      Proposal(blocking: [$0], blocker)
    }
  }
  switch OwnedModels(model.objects.type(of: value), in: model.symbols) {
  case .none: return []
  case .mixed(let types): return held(types, by: .ambiguousType)
  case .models(let types):
    if let edits = model.optionalEnvironment(value) {
      return [Proposal(at: site, for: types, edits)]
    }
    if attribute.isInsideObjectWrapper { return held(types, by: .wrapperType) }
    if model.objects.onlyRelays(value.property, inFile: value.file) {
      let edits: [Edit] = [
        .remove(attribute, in: file), .replace(value.property.introducer, with: "let", in: file),
      ]
      return [Proposal(at: site, for: (types + [host].compactMap(\.self)).uniqued(), edits)]
    }
    var text = file.text(attribute.nameRange)
    guard host == nil, file.importsFactory, attribute.name == "InjectedObject",
      let range = text.firstRange(of: attribute.name),
      !model.usesStorage(of: value)
    else { return held(types + [host].compactMap { $0 }, by: .outsideWrapper) }
    text.replaceSubrange(range, with: "InjectedObservable")
    return [Proposal(at: site, for: types, [.replace(attribute.nameRange, with: text, in: file)])]
  }
}

extension FileFacts {
  /// Whether the file imports the Factory package, under either of its module names.
  fileprivate var importsFactory: Bool {
    imports.contains { $0.module == "FactoryKit" || $0.module == "Factory" }
  }
}

extension ProjectModel {
  /// Replaces `@EnvironmentObject.Optional var m: M?`, or a similar wrapper of an optional value, by
  /// `@Environment(M.self) var m: M?`; nil if code uses the wrapper itself.
  fileprivate func optionalEnvironment(_ value: WrappedValue) -> [Edit]? {
    let property = value.property
    let file = files[value.file]
    guard value.attribute.isInsideObjectWrapper,
      value.attribute.qualifier?.hasSuffix(Wrapper.environmentObject.rawValue) == true,
      value.attribute.arguments.isEmpty, !objects.usesWrapper(of: value.property)
    else { return nil }
    let environment = swiftUIName(
      "Environment", at: ScopeReference(file: value.file, scope: property.scope))
    func attribute(_ type: String) -> Edit {
      .replace(value.attribute.range, with: "@\(environment)(\(type).self)", in: file)
    }
    if let range = property.typeRange {
      let text = file.text(range)
      return text.hasSuffix("?") ? [attribute(String(text.dropLast()))] : nil
    }
    guard let type = value.attribute.genericArguments.first?.dottedName else { return nil }
    return [
      attribute(type), .insert(": \(type)?", at: property.nameRange.upperBound, in: file),
    ]
  }

  /// Whether code accesses the wrapper itself: `_model = InjectedObject(\.model)`.
  fileprivate func usesStorage(of value: WrappedValue) -> Bool {
    let storage = "_" + value.property.name
    let files = value.host.map { self[$0].declarations.map(\.file) } ?? [value.file]
    return files.contains { self.files[$0].identifiers.contains(storage) }
  }
}
