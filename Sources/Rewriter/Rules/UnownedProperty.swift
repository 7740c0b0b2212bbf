import SourceModel

extension Rule {
  /// `let m = M()` in a view gets an owner, such as `@State var m = M()`.
  static let unownedProperty = Rule(name: "UnownedProperty", page: .unownedProperty) {
    model, _, owners in
    owners.choices.filter { choice in
      let property = choice.wrapper.property
      // A model that tracks nothing has no state to lose, and is re-created from the view's input.
      return choice.site.holder == .plain
        && choice.site.models.contains { model.usage.uses.tracksAnything(in: $0, model.tracking) }
        && choice.site.models.allSatisfy(model.symbols.isMigratable)
        && property.bindingCount == 1 && !property.isConditional && property.accessors == .none
        && !property.modifiers.contains { $0.detail != nil || $0.name == "weak" }
        && !model.initializers.belongsToOneValue(choice.site)
    }.compactMap { choice in
      OwnedProperty(choice.wrapper, choice.site.models, owners, model).proposal(
        at: model.files[choice.wrapper.file].site(choice.wrapper.property.declaration),
        need: .allIfPossible)
    }
  }
}
