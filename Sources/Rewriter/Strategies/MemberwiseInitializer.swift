import SourceModel

/// The memberwise initializer of a struct, written out.
///
/// A `@StateObject` without a default is a parameter of it; from Xcode 27 on, a `@State` may not be one.
struct MemberwiseInitializer {
  /// The lines of the declaration, without indentation.
  let lines: [String]
  /// Where it is inserted: after the last stored property.
  let position: Int
  /// The edits that remove defaults of state which the initializer assigns.
  let withoutDefaults: [Edit]

  /// State that callers may pass, and its value if they do not.
  struct PassedState {
    let type: String
    let value: String
  }

  /// - Parameters:
  ///   - made: statements that assign properties, by the names of the properties.
  ///   - handed: state that callers may pass, by the names of the properties.
  /// - Returns: nil where the struct has an initializer of its own, or the parameter of a property is unknown.
  init?(
    of reference: DeclarationReference, state: Set<String>, stateName: String,
    made: [String: String] = [:], handed: [String: PassedState] = [:], in model: ProjectModel
  ) {
    let type = model[reference]
    let file = model.files[reference.file]
    guard type.kind == .struct, !type.functions.contains(where: { $0.kind == .initializer }),
      type.properties.allSatisfy({ !$0.isConditional })
    else { return nil }
    var parameters: [String] = []
    var assignments: [String] = []
    var last: [String] = []
    var withoutDefaults: [Edit] = []
    var isPrivate = false
    var end: Int?
    for property in type.properties where property.isStored && !property.isStatic {
      end = property.declaration.upperBound
      if let statement = made[property.name] {
        last.append(statement)
        continue
      }
      if let handed = handed[property.name] {
        // A default argument would have no isolation before Swift 6.
        let name = property.name
        parameters.append("\(name): \(handed.type)? = nil")
        last.append("_\(name) = \(stateName)(wrappedValue: \(name) ?? \(handed.value))")
        continue
      }
      let member = MemberwiseMember(
        property, of: reference, isState: state.contains(property.name), in: model)
      switch member {
      case .none: continue
      case .unknown: return nil
      case .parameter(let text, let assignment, let withoutDefault):
        withoutDefaults += withoutDefault.map { [$0] } ?? []
        if property.isPrivate { isPrivate = true }
        parameters.append(text)
        if state.contains(property.name) {
          last.append("_\(property.name) = \(stateName)(wrappedValue: \(property.name))")
        } else {
          assignments.append(assignment)
        }
      }
    }
    guard let end else { return nil }
    let step = file.indentationStep
    let access = isPrivate ? "fileprivate " : ""
    let head = "\(access)init(\(parameters.joined(separator: ", "))) {"
    let indentation = file.indentation(at: type.introducer.lowerBound) + step
    let heads =
      indentation.count + head.count <= 100
      ? [head]
      : ["\(access)init("]
        + parameters.enumerated().map {
          step + $0.element + ($0.offset == parameters.count - 1 ? "" : ",")
        } + [") {"]
    lines = heads + (assignments + last).map { step + $0 } + ["}"]
    position = file.endOfTrailingComment(from: end)
    self.withoutDefaults = withoutDefaults
  }
}
