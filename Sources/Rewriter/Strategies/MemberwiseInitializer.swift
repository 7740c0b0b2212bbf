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

    func parameter(_ name: String) -> String { "\(name): \(type)? = nil" }

    /// Assigns the parameter, or the value if callers pass none: a default argument would have no isolation before
    /// Swift 6.
    func assignment(_ name: String, _ wrapper: String) -> String {
      "_\(name) = \(wrapper)(wrappedValue: \(name) ?? \(value))"
    }
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
    guard Self.isSynthesized(for: type) else { return nil }
    var (parameters, assignments, last): ([String], [String], [String]) = ([], [], [])
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
        parameters.append(handed.parameter(property.name))
        last.append(handed.assignment(property.name, stateName))
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
        guard state.contains(property.name) else {
          assignments.append(assignment)
          continue
        }
        let name = file.text(property.nameRange)
        last.append("_\(property.name) = \(stateName)(wrappedValue: \(name))")
      }
    }
    guard let end else { return nil }
    let step = file.indentationStep
    let indentation = file.indentation(at: type.introducer.lowerBound) + step
    let head = Self.head(
      (isPrivate ? "fileprivate " : "") + "init", parameters, step: step,
      width: 100 - indentation.count)
    lines = head + (assignments + last).map { step + $0 } + ["}"]
    position = file.endOfTrailingComment(from: end)
    self.withoutDefaults = withoutDefaults
  }

  private static func isSynthesized(for type: DeclaredType) -> Bool {
    type.kind == .struct && !type.functions.contains { $0.kind == .initializer }
      && type.properties.allSatisfy { !$0.isConditional }
  }

  /// The lines up to the opening brace: one, if it is not wider than `width`.
  private static func head(
    _ name: String, _ parameters: [String], step: String, width: Int
  ) -> [String] {
    let line = "\(name)(\(parameters.joined(separator: ", "))) {"
    if line.count <= width { return [line] }
    let list = parameters.enumerated().map {
      step + $0.element + ($0.offset == parameters.count - 1 ? "" : ",")
    }
    return ["\(name)("] + list + [") {"]
  }
}

extension ProjectModel {
  /// Warns about a call, in an extension, of the memberwise initializer of a view whose properties are all private.
  ///
  /// If the model has no default, the tool writes the initializer.
  func synthesizedInitializer(callableBeside site: WrapperSite) -> Diagnostic? {
    guard let host = site.host, self[host].kind == .struct, site.property.initializer != nil
    else { return nil }
    let stored = self[self[host].primary].properties.filter { $0.isStored && !$0.isStatic }
    let own = symbols.initializers(of: host).map { self[$0] }
    guard stored.allSatisfy(\.isPrivate),
      stored.first(where: { $0.attribute(.stateObject) != nil })?.name == site.property.name
    else { return nil }
    for declaration in self[host].declarations where self[declaration].isExtension {
      let file = files[declaration.file]
      let call = file.uses.calls.first { call in
        let labels = call.arguments.map(\.label)
        return call.isDelegation && !labels.isEmpty && self[declaration].range.contains(call.range)
          && !own.contains { $0.parameters.map(\.label) == labels }
      }
      if let call {
        let labels = call.arguments.map { ($0.label ?? "_") + ":" }.joined()
        return Diagnostic(
          .missingMemberwiseInitializer, "self.init(\(labels))",
          detail: symbols.place(file.site(call.range)))
      }
    }
    return nil
  }
}
