import SourceModel

extension Owner {
  /// `@State private var m: M`, assigned in the view's initializer. It defers nothing: the argument
  /// is evaluated each time that initializer runs, on every Xcode.
  func planStateInit() -> Plan {
    guard property.initializer != nil, !isAssigned else { return .apply([], cautions: repetition) }
    return .decline("the default of the property does what an assignment in `init` would do")
  }
}

/// A struct that is made by its memberwise initializer gets one that is written out, with the first
/// of the state objects that become state.
func memberwiseInitializer(
  for site: WrapperSite, state: String, in model: ProjectModel, _ owners: Owners
) -> [Edit] {
  guard site.property.initializer == nil, let reference = site.reference, let index = reference.type
  else { return [] }
  let declaration = DeclarationReference(file: reference.file, type: index)
  let properties = site.host.map(model.properties) ?? []
  let moving = properties.filter { own in
    let property = model[own]
    guard own.file == reference.file, own.type == index, property.attribute(.stateObject) != nil,
      property.initializer == nil, owners.choice(for: own)?.isKept != true
    else { return false }
    if case .models = HeldModels(model.type(of: own), in: model) { return true }
    return false
  }.map { model[$0].name }
  guard moving.first == site.property.name,
    let initializer = MemberwiseInitializer(
      of: declaration, state: Set(moving), stateName: state, in: model)
  else { return [] }
  let file = model.files[site.file]
  let lineBreak = file.newline + file.indentation(at: site.property.declaration.lowerBound)
  let next = file.lineEnd(of: initializer.position)
  let isFollowed = !file.isLastInLine(next) && file.bytes[file.skipSpaces(from: next)] != 0x7D
  let text =
    file.newline + lineBreak + initializer.lines.joined(separator: lineBreak)
    + (isFollowed ? file.newline : "")
  return [.insert(text, at: initializer.position, in: file)]
}
