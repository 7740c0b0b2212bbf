import SourceModel

extension Edit {
  /// Turns a read of `_m.wrappedValue` into `m`, and one of `_m.projectedValue` into `Bindable(m)`; nil where the wrapper
  /// is used in another way.
  static func readProperty(_ located: PropertyUses.Located<Backing>, in model: ProjectModel)
    -> Edit?
  {
    let name = located.use.nameRange
    let projection = name.lowerBound..<name.upperBound + ".projectedValue".utf8.count
    guard located.use.member == "projectedValue",
      model.files[located.file].text(projection).hasSuffix(".projectedValue")
    else { return located.use.readValue.map { naming(located, insteadOf: $0, in: model) } }
    return naming(located, insteadOf: projection, asBindable: true, in: model)
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
  /// - Parameter asBindable: Whether to write a `Bindable` of it.
  private static func naming(
    _ located: PropertyUses.Located<Backing>, insteadOf range: ByteRange, asBindable: Bool = false,
    in model: ProjectModel
  ) -> Edit {
    let use = located.use
    let scope = located.place
    let isHidden =
      use.base == nil
      && model.symbols.localBinding(use.name, at: scope, position: range.lowerBound) != nil
    let file = model.files[located.file]
    let object = use.base.map { file.text($0.range) + "." } ?? (isHidden ? "self." : "")
    return asBindable
      ? replace(
        use.range.lowerBound..<range.upperBound,
        with: "\(model.swiftUIName("Bindable", at: scope))(\(object)\(use.name))", in: file)
      : replace(range, with: (isHidden ? "self." : "") + use.name, in: file)
  }
}
