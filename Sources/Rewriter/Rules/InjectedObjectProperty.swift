import SourceModel

extension Rule {
  /// `@InjectedObject(\.m) var m` becomes `@InjectedObservable(\.m) var m`.
  static let injectedObjectProperty = Rule(
    name: "InjectedObjectProperty", page: .injectedObjectProperty
  ) { model, _ in
    model.needFiles(naming: SDK.objectWrapperOfPackages)
    return model.valuesWrappedFromOutside.flatMap { proposals(for: $0, in: model) }
  }
}

private func proposals(for value: WrappedValue, in model: ProjectModel) -> [Proposal] {
  let file = model.files[value.file]
  let attribute = value.attribute
  let site = file.site(attribute.range)
  let host = value.host.flatMap { model.isMigratable($0) ? $0 : nil }
  func held(_ types: [TypeID], by reason: BlockerKind) -> [Proposal] {
    let blocker = Blocker(reason, at: site, code: "@" + file.text(attribute.nameRange))
    // Each type has a blocker of its own.
    return types.uniqued().map {
      Proposal(blocking: [$0], blocker)
    }
  }
  switch OwnedModels(model.type(of: value), in: model) {
  case .none: return []
  case .mixed(let types): return held(types, by: .ambiguousType)
  case .models(let types):
    if attribute.isInsideObjectWrapper { return held(types, by: .wrapperType) }
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
  /// Whether code accesses the wrapper itself: `_model = InjectedObject(\.model)`.
  fileprivate func usesStorage(of value: WrappedValue) -> Bool {
    let storage = "_" + value.property.name
    let files = value.host.map { self[$0].declarations.map(\.file) } ?? [value.file]
    return files.contains { self.files[$0].identifiers.contains(storage) }
  }
}
