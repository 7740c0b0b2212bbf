import SourceModel

extension Rule {
  /// A wrapper of somebody else's that takes an `ObservableObject`. Factory's `@InjectedObject` becomes its
  /// `@InjectedObservable`, which Factory has from 2.5 on; any other holds what it wraps, and a class whose changes it
  /// publishes. A wrapper inside one of SwiftUI's holds what it wraps, whoever declares it.
  static let injectedObjectProperty = Rule(
    name: "InjectedObjectProperty",
    summary: "@InjectedObject(\\.m) var m → @InjectedObservable(\\.m) var m"
  ) { model, _, _ in
    model.needFiles(naming: ProjectModel.outsideObjectWrappers)
    return model.valuesWrappedFromOutside.flatMap { proposals(for: $0, in: model) }
  }
}

private let name = "InjectedObjectProperty"

private func proposals(for value: WrappedValue, in model: ProjectModel) -> [Proposal] {
  let file = model.files[value.file]
  let attribute = value.attribute
  let site = file.site(attribute.range)
  let host = value.host.flatMap { model.isMigratable($0) ? $0 : nil }
  func held(_ types: [TypeID], by reason: Reason) -> [Proposal] {
    let objection = Objection(reason, at: site, evidence: "@" + file.text(attribute.nameRange))
    // Each is held by itself.
    return types.uniqued().map {
      Proposal(rule: name, site: site, types: [$0], answer: .objection(objection))
    }
  }
  switch HeldModels(model.type(of: value), in: model) {
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
    return [
      Proposal(
        rule: name, site: site, types: types,
        answer: .rewrite([.replace(attribute.nameRange, with: text, in: file)]))
    ]
  }
}

extension FileFacts {
  /// Whether the file uses the Factory package, by either name of its module.
  fileprivate var importsFactory: Bool {
    imports.contains { $0.module == "FactoryKit" || $0.module == "Factory" }
  }
}

extension ProjectModel {
  /// Whether code names the wrapper itself: `_model = InjectedObject(\.model)`.
  fileprivate func usesStorage(of value: WrappedValue) -> Bool {
    let storage = "_" + value.property.name
    let files = value.host.map { self[$0].declarations.map(\.file) } ?? [value.file]
    return files.contains { self.files[$0].identifiers.contains(storage) }
  }
}
