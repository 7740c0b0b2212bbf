import SourceModel

extension Owner {
  /// The class becomes `@Observable` and stays an `ObservableObject`; the site stays `@StateObject`. The model is
  /// created as lazily as before on every Xcode, and no code moves.
  func planKeep() -> Plan {
    if let obstacle = obstacleToKeeping { return .decline(obstacle) }
    guard site.holder != .stateObject else {
      let order = earlierCode.map { "must run after \($0.phrase)" }
      // A cheap model, or one that is created once, is kept because of the order.
      let detail = site.weight == .light || site.isMadeOnce ? order ?? reason : reason ?? order
      return .apply([], mark: Diagnostic(.keptStateObject, property.name, detail: detail))
    }
    return .apply(stateObjectEdits)
  }

  /// Replaces the wrapper by `@StateObject`. That has no setter, so `private(set)` is removed.
  var stateObjectEdits: [Edit] {
    let setters = property.modifiers.filter { $0.detail == "set" }.map(\.range)
    let name = model.swiftUIName("StateObject", at: scope)
    return [.rename(wrapper.attribute, to: name, in: file)]
      + setters.map {
        .remove($0.lowerBound..<file.skipWhitespace(from: $0.upperBound), in: file)
      }
  }

  /// Why `@StateObject` cannot hold the model; nil where it can.
  var obstacleToKeeping: String? {
    switch model.inference.type(of: site.property) {
    case .nominal: break
    // What constrains the parameter, or all that is passed for it, keeps its conformance.
    case .generic(_, let bounds, _)
    where bounds.contains(where: model.declaresConformance)
      || model.objects.genericFlow(into: site.host)?.isClosed == true:
      break
    default: return "the type of `\(property.name)` is not known to be a class of this project"
    }
    if site.kind == .unowned, readsOwner {
      return "the expression that creates `\(property.name)` reads `self` of the view"
    }
    let unnamed = site.models.first {
      !model.declaresConformance($0) && !model.canDeclareConformance($0)
    }
    return unnamed.map {
      "`\(model.symbols.qualifiedName($0))` conforms to `ObservableObject` only through a protocol"
    }
  }

  /// Whether an assignment in the owner's initializer reads `self`, which the autoclosure of `StateObject` cannot.
  private var readsOwner: Bool {
    let members = Set(
      model.symbols.properties(of: site.host).map { model[$0].name }
        + model.symbols.functions(of: site.host).map { model[$0].name })
    return site.constructions.contains { construction in
      let names = model.symbols.names(
        readIn: construction.expression.range, inFile: construction.scope.file)
      return names.contains { name in
        name == "self"
          || (members.contains(name)
            && model.symbols.localBinding(
              name, at: construction.scope, position: construction.expression.range.lowerBound)
              == nil)
      }
    }
  }
}

extension ProjectModel {
  /// Whether a type or one of its superclasses declares conformance to `ObservableObject` itself.
  func declaresConformance(_ id: TypeID) -> Bool {
    ([id] + symbols.classLineage(of: id)).contains { symbols.observability(of: $0) == .declared }
  }

  /// Whether a class that conforms to `ObservableObject` through a protocol can declare the conformance itself.
  fileprivate func canDeclareConformance(_ id: TypeID) -> Bool {
    let primary = self[id].primary
    let file = files[primary.file]
    return self[id].kind == .class && !self[primary].inheritance.isEmpty
      && file.imports.contains {
        SDK.moduleOfObservableObject.contains($0.module) && !$0.isConditional
      }
  }
}
