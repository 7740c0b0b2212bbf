import SourceModel

extension Owner {
  /// The class becomes `@Observable` and remains an `ObservableObject`; the site stays
  /// `@StateObject`. Exactly as lazy as it was, on every Xcode, and no code is moved.
  func planKeep() -> Plan {
    if let obstacle = obstacleToKeeping { return .decline(obstacle) }
    guard site.holder != .stateObject else {
      let why = reason.map { ": it costs " + $0 } ?? ""
      return .apply([], mark: "`\(property.name)` stays @StateObject, which makes it once\(why)")
    }
    return .apply(heldByStateObject)
  }

  /// `@StateObject` in place of the wrapper. It has no setter, so none can be private.
  var heldByStateObject: [Edit] {
    let setters = property.modifiers.filter { $0.detail == "set" }.map(\.range)
    let name = model.swiftUIName("StateObject", at: scope)
    return [.rename(wrapper.attribute, to: name, in: file)]
      + setters.map {
        .remove($0.lowerBound..<file.skipWhitespace(from: $0.upperBound), in: file)
      }
  }

  /// Why `@StateObject` could not hold the model any longer.
  var obstacleToKeeping: String? {
    if case .nominal = model.type(of: site.property) {
    } else {
      return "the type of the property is not a class of the project by name"
    }
    if site.kind == .unowned, readsOwner {
      return "what makes `\(property.name)` reads the view, which is not complete by then"
    }
    let unnamed = site.models.first {
      !model.declaresConformance($0) && !model.canDeclareConformance($0)
    }
    return unnamed.map {
      "`\(model.qualifiedName($0))` is an ObservableObject only through a protocol, and cannot name it here"
    }
  }

  /// Whether an assignment in the owner's initializer reads `self`, which the autoclosure of `StateObject` may not.
  private var readsOwner: Bool {
    let members = Set(
      model.properties(of: site.host).map { model[$0].name }
        + model.functions(of: site.host).map { model[$0].name })
    return site.constructions.contains { construction in
      let names = model.names(
        readIn: construction.expression.range, inFile: construction.scope.file)
      return names.contains { name in
        name == "self"
          || (members.contains(name)
            && model.localBinding(
              name, at: construction.scope, position: construction.expression.range.lowerBound)
              == nil)
      }
    }
  }
}

extension ProjectModel {
  /// Whether a class, or one that it inherits from, says by itself that it is an `ObservableObject`.
  func declaresConformance(_ id: TypeID) -> Bool {
    classLineage(of: id).contains { observability(of: $0) == .declared }
  }

  /// Whether a class that is an `ObservableObject` through a protocol can say so by itself.
  fileprivate func canDeclareConformance(_ id: TypeID) -> Bool {
    let primary = self[id].primary
    let file = files[primary.file]
    return self[id].kind == .class && !self[primary].inheritance.isEmpty
      && file.imports.contains { ["Combine", "SwiftUI"].contains($0.module) && !$0.isConditional }
  }
}
