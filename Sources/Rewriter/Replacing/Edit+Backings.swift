import SourceModel

extension Edit {
  /// Turns a read of `_m.wrappedValue` into `m`; nil where the wrapper is used in another way.
  static func readProperty(_ located: PropertyUses.Located<Backing>, in model: ProjectModel)
    -> Edit?
  {
    located.use.readValue.map { naming(located, insteadOf: $0, in: model) }
  }

  /// Turns `_m`, passed to a parameter that takes the wrapper, into `m`; nil where something else takes it.
  static func passingModel(_ located: PropertyUses.Located<Backing>, in model: ProjectModel)
    -> Edit?
  {
    let use = located.use
    guard use.member == nil, use.assigned == nil,
      model.isWrapperArgument(use.range, inFile: located.file)
    else { return nil }
    return naming(located, insteadOf: use.nameRange, in: model)
  }

  /// The property itself, with `self.` where a local hides it.
  private static func naming(
    _ located: PropertyUses.Located<Backing>, insteadOf range: ByteRange, in model: ProjectModel
  ) -> Edit {
    let use = located.use
    let scope = ScopeReference(file: located.file, scope: use.scope)
    let isHidden =
      use.base == nil
      && model.symbols.localBinding(use.name, at: scope, position: range.lowerBound) != nil
    return replace(range, with: (isHidden ? "self." : "") + use.name, in: model.files[located.file])
  }
}
