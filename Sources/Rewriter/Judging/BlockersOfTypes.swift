import SourceModel

extension ProjectModel {
  /// What to do about an actor, by the first wrapper that needs it to be observable.
  func adviceOnActor(_ id: TypeID) -> String {
    let sites = Wrapper.ofObjects.reversed().flatMap(objects.wrapperSites)
      .filter { $0.type.candidates.contains(id) }
    guard let first = sites.first else { return "Make it a class, or remove the conformance" }
    let attribute = "@" + first.wrapper.rawValue
    let name = "\(first.property.name)` (\(place(first.property.nameRange, inFile: first.file)))"
    return switch first.wrapper {
    case .environmentObject where !views.injectedTypes.contains(id):
      "If no package injects it, delete `\(attribute) var \(name) and the conformance"
    case .environmentObject, .focusedObject:
      "Make it a class, because `\(attribute) var \(name) needs one"
    case .observedObject:
      "Make it a class, or remove the conformance and `\(attribute)` from `\(name)"
    case .stateObject, .published: BlockerKind.notAClass.instead
    }
  }
}

extension Blocker {
  /// One for a class that gets the conformance from a type outside of the project.
  static func outsideBase(of id: TypeID, in model: ProjectModel) -> Blocker {
    let base = model.symbols.firstSupertype(of: id)?.name.simpleName
    let isOfSDK = base.map(SDK.objectBase.contains) == true
    return Blocker(
      .outsideBase, at: model.symbols.site(of: id), code: model.symbols.qualifiedName(id),
      detail: base,
      instead: isOfSDK
        ? "Leave it, or move its state into an `@Observable` class that it stores" : nil)
  }
}

extension Proposal {
  /// Blocks the types of values that are stored, or returned by a function or getter, as `any ObservableObject`.
  static func ofValuesOfAnyObject(in model: ProjectModel) -> [Proposal] {
    model.objects.valuesConvertedToAnyObject.flatMap { converted -> [Proposal] in
      let blocker = Blocker(requiredFor: converted, in: model)
      return model.objects.objects(in: converted.value, at: converted.place)
        .map { Proposal(blocking: [$0], blocker) }
    }
  }
}

extension Blocker {
  /// Names the declaration to edit, where it stands elsewhere.
  fileprivate init(requiredFor converted: Objects.ConvertedValue, in model: ProjectModel) {
    let (file, range) = (model.files[converted.file], converted.value.range)
    guard let holder = converted.holder, let type = model[holder].typeRange else {
      self.init(.genericConstraint, at: file.site(range), code: file.text(range))
      return
    }
    let declaring = model.files[holder.file]
    let declared = model[holder].nameRange.lowerBound..<type.upperBound
    self.init(
      .genericConstraint, at: declaring.site(declared), code: declaring.quoted(declared),
      detail: "assigned in \(model.place(range, inFile: converted.file))")
  }
}
