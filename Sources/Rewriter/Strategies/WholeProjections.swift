import SourceModel

extension Projection {
  /// Whether `$m` is used as a whole, not to get the binding of a member.
  var isWhole: Bool { members.isEmpty && !isDeclaration }
}

extension ProjectModel {
  /// Rewrites `$m` as `Bindable(m)` where it is used as a whole: `@StateObject` projected the same type as
  /// `@ObservedObject`, but `@State` projects a binding of the object, and `@Bindable` a `Bindable`.
  func wholeProjections(of site: WrapperSite, _ types: [TypeID]) -> [Proposal] {
    usage.uses.projections(of: site).filter(\.use.isWhole).map { located in
      let file = files[located.file]
      let object = object(of: located.use, inFile: located.file)
      let text = "\(swiftUIName("Bindable", at: located.place))(\(object))"
      return Proposal(
        at: file.site(located.use.range), for: types,
        [.replace(located.use.range, with: text, in: file)])
    }
  }

  /// Key paths such as `\View.$m.x`, for a property that has no `$m` after the migration.
  func blockersInKeyPaths(through site: WrapperSite, _ types: [TypeID]) -> [Proposal] {
    (site.reference.flatMap { usage.uses.keyPaths[$0] } ?? []).map {
      Proposal(
        blocking: types, Blocker(.wrapperType, at: $0.use.range, in: files[$0.file]))
    }
  }
}
