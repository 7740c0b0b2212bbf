import SourceModel

/// The expensive defaults of a class: those of its properties and of its initializer's parameters. Each is replaced
/// by a neutral value, and `bootstrap()` assigns the original one.
struct HeavyDefaults {
  /// The names of the properties and parameters.
  private(set) var names: Set<String> = []
  /// For example, `items = Store.load()`. Continuation lines keep their indentation relative to the first line.
  private(set) var statements: [String] = []
  /// The properties that get their values later, and what these cost.
  private(set) var moved: [(property: String, cost: InitializerCost)] = []
  private(set) var edits: [Edit] = []
  /// The parameter that has the default. A caller that passes an argument gets a model that is ready.
  private(set) var parameter: Parameter?

  private let model: ProjectModel
  private let id: TypeID
  private let name: String

  init(
    of id: TypeID, _ function: FunctionReference?, _ body: InitializerBody?, in model: ProjectModel
  ) throws(Obstacle) {
    self.model = model
    self.id = id
    name = model.symbols.qualifiedName(id)
    let initializers = model.initializers
    for reference in model.symbols.properties(of: id) {
      let property = model[reference]
      guard property.isStored, !property.isStatic, !property.isLazy,
        let value = property.initializer, !value.isClosure
      else { continue }
      let scope = ScopeReference(file: reference.file, scope: property.scope)
      let cost = initializers.cost(of: value, at: scope)
      guard cost.weight == .heavy else { continue }
      try move(value, of: reference, cost, body)
    }
    guard let function, let body else { return }
    let declared = model[function]
    let scope = ScopeReference(file: function.file, scope: declared.scope)
    for parameter in declared.parameters {
      guard let value = parameter.defaultValue, !value.isClosure else { continue }
      let cost = initializers.cost(of: value, at: scope)
      guard cost.weight == .heavy else { continue }
      try move(value, of: parameter, cost, body, inFile: function.file)
    }
  }

  /// `var items: [Item] = Store.load()` gets the default `[]`.
  private mutating func move(
    _ value: Expression, of reference: PropertyReference, _ cost: InitializerCost,
    _ body: InitializerBody?
  ) throws(Obstacle) {
    let property = model[reference]
    let neutral = try neutralValue(for: reference)
    try model.checkClosures(in: value.range, ofFile: reference.file, id)
    if body?.statements.contains(where: { $0.names.contains(property.name) }) == true {
      throw Obstacle("the initializer of `\(name)` uses `\(property.name)`, whose default is heavy")
    }
    let file = model.files[reference.file]
    names.insert(property.name)
    moved.append((property.name, cost))
    edits.append(.replace(value.range, with: neutral, in: file))
    statements.append("\(property.name) = \(text(of: value, in: file))")
  }

  /// The parameter of `init(items: [Item] = Store.load())` becomes optional.
  private mutating func move(
    _ value: Expression, of parameter: Parameter, _ cost: InitializerCost, _ body: InitializerBody,
    inFile number: Int
  ) throws(Obstacle) {
    let file = model.files[number]
    let readers = body.statements.filter { $0.names.contains(parameter.name) }
    guard readers.count == 1, let statement = readers.first, !body.isPacked,
      case .assignment(let property) = statement.form,
      let reference = model.symbols.properties(of: id).first(where: {
        model[$0].name == property && model[$0].isStored
      }), model[reference].initializer == nil,
      model[reference].typeRange.map(model.files[reference.file].text)
        == file.text(parameter.typeRange),
      let written = file.uses.assignments.starting(in: statement.range).first(where: {
        $0.target.ownName == property
      })?.value, written.kind == .name(parameter.name),
      !body.statements.contains(where: {
        $0.range != statement.range && $0.names.contains(property)
      })
    else {
      throw Obstacle("`\(parameter.name)` has a heavy default and is not just assigned")
    }
    guard names.isEmpty else { throw Obstacle("`\(name)` has several heavy defaults") }
    let neutral = try neutralValue(for: reference)
    try model.checkClosures(in: value.range, ofFile: number, id)
    names.insert(parameter.name)
    moved.append((property, cost))
    self.parameter = parameter
    statements.append("\(property) = \(text(of: value, in: file))")
    let indentation = file.newline + file.indentation(at: statement.range.lowerBound)
    edits += [
      .insert("?", at: parameter.typeRange.upperBound, in: file),
      .replace(value.range, with: "nil", in: file),
      .insert(" ?? " + neutral, at: written.range.upperBound, in: file),
      .insert(
        indentation + "isReady = \(parameter.name) != nil",
        at: file.endOfTrailingComment(from: statement.range.upperBound), in: file),
    ]
  }

  private func neutralValue(for reference: PropertyReference) throws(Obstacle) -> String {
    let property = model[reference]
    if property.isLet { throw Obstacle("`\(property.name)` is a `let` with a heavy value") }
    try model.checkLaterAssignment(
      of: property, in: id, runsObservers: property.accessors == .observers)
    guard property.typeAnnotation != nil, let neutral = property.type?.neutralValue else {
      throw Obstacle("`\(property.name)` has no neutral initial value")
    }
    return neutral
  }

  /// The expression; its continuation lines lose the indentation of the first line.
  private func text(of value: Expression, in file: FileFacts) -> String {
    let indentation = file.indentation(at: value.range.lowerBound)
    return model.textInInstance(of: value, in: file, host: id)
      .replacing(file.newline + indentation, with: file.newline)
  }

  /// Whether a call creates a model that needs no `bootstrap()`.
  func isReady(_ call: Call) -> Bool {
    guard let parameter else { return false }
    return call.arguments.contains { $0.label == parameter.label }
  }
}
