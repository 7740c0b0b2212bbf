import SourceModel

extension ProjectModel {
  /// The edits that add the macro to a class, with an initializer if it has none that it could synthesize.
  func macroEdits(of id: TypeID, _ primary: DeclaredType, in file: FileFacts) -> [Edit] {
    let attribute = Edit.insertAttribute("Observable", before: primary, in: file)
    guard needsInitializer(id, in: file) else { return [attribute] }
    let inherits = !tracking.inheritsFromNoClass(id)
    let text =
      "// Swift 6 does not synthesize it for properties on an actor." + file.newline
      + file.memberIndentation(of: primary)
      + (inherits ? "override init() { super.init() }" : "init() {}")
    return [attribute, .insertMember(text, behindPropertiesOf: primary, in: file)]
  }

  /// Whether a nonisolated class has published properties on an actor, and no initializer. The default of a
  /// `@Published` property is not isolated, the one of a tracked property is, and Swift 6 synthesizes no initializer
  /// that would have to be both.
  private func needsInitializer(_ id: TypeID, in file: FileFacts) -> Bool {
    symbols.initializers(of: id).isEmpty && symbols.layout.checksMovedClosures(in: file.path)
      && objects.isNonisolated(id)
      && (tracking.inheritsFromNoClass(id)
        || symbols.supertypes(of: id).contains { $0.name.simpleName == "NSObject" })
      && symbols.properties(of: id).contains { reference in
        let property = self[reference]
        return property.attribute(.published) != nil && property.globalActor != nil
      }
  }
}
