/// Code that a view runs when it appears: `.onAppear { … }`, `.task { … }`.
public struct Appearance: Sendable, Hashable {
  public let file: Int
  /// The property of the enclosing view that the code uses.
  public let property: String
  /// The range of the modifier's name.
  public let modifierRange: ByteRange
  /// The byte offset at which the code of a task starts; nil for modifiers whose code cannot await.
  public let taskStart: Int?
}

extension Views {
  /// The code that a view runs when it appears and that uses a property, directly or through the view's own members.
  /// Rows are excluded, because they appear with their data.
  public func appearances(of view: TypeID, naming property: String) -> [Appearance] {
    Set(symbols[view].declarations.map(\.file)).sorted().flatMap { number in
      let file = symbols.files[number]
      return file.uses.calls.compactMap { call -> Appearance? in
        let scope = ScopeReference(file: number, scope: call.scope)
        guard case .member = call.callee.kind, runsOnAppear(call, at: scope),
          symbols.enclosingType(of: scope) == view,
          let code = call.actions.first(where: {
            mayUse(property, of: view, in: $0.value.range, inFile: number)
          }),
          !file.calls(around: call.range).contains(where: { SDK.rowContainer.contains($0.name) })
        else { return nil }
        let start = call.name == "task" ? startOfClosure(code.value, inFile: number) : nil
        return Appearance(
          file: number, property: property, modifierRange: call.nameRange, taskStart: start)
      }
    }
  }

  /// The same for a view and for the views that appear with it and receive the object from it.
  public func appearances(of view: TypeID, passingModel property: String, of classes: [TypeID])
    -> [Appearance]
  {
    viewsShown(with: PassedObject(view: view, property: property), of: classes)
      .flatMap { appearances(of: $0.view, naming: $0.property) }
  }

  /// The same for the views that appear with a view and receive code from it that uses the object.
  public func appearances(
    of view: TypeID, passingCodeThatUses property: String, of classes: [TypeID]
  ) -> [Appearance] {
    viewsShown(with: PassedObject(view: view, property: property), of: classes)
      .flatMap(viewsGivenCode).closed(under: viewsGivenCode).flatMap { given in
        (appearances(of: given.view, naming: given.property).map { ($0.file, $0.modifierRange) }
          + methodsOfRepresentable(given.view, calling: given.property))
          .map {
            Appearance(file: $0, property: property, modifierRange: $1, taskStart: nil)
          }
      }
  }

  /// The methods by which SwiftUI creates and updates what a representable shows, if they call a closure that it holds.
  private func methodsOfRepresentable(_ view: TypeID, calling closure: String)
    -> [(Int, ByteRange)]
  {
    symbols.functions(of: view).compactMap { function in
      guard symbols[function].name != "body", SDK.viewBody.contains(symbols[function].name),
        let start = graph.node(of: function, on: view)
      else { return nil }
      let isCalled = graph.code(reachedFrom: start, along: .ownAtOnce).contains { code in
        symbols.files[code.file].uses.calls.starting(in: code.body).contains { call in
          call.callee.ownName == closure
            && graph.runsAtOnce(ScopeReference(file: code.file, scope: call.scope))
        }
      }
      return isCalled ? (function.file, symbols[function].nameRange) : nil
    }
  }

  /// The properties of views that receive a closure or a method which uses an object: `Row(action: { model.load() })`.
  private func viewsGivenCode(with object: PassedObject) -> [PassedObject] {
    let isCode = closures(of: object.view).contains(object.property)
    return creations(with: object, behindMembers: true).flatMap { creation -> [PassedObject] in
      let labels = creation.call.arguments.indices.filter { index in
        (isCode || !creation.passed.contains(index))
          && mayUse(
            object.property, of: object.view, in: creation.call.arguments[index].value.range,
            inFile: creation.file)
      }.map { creation.call.arguments[$0].label }
      return creation.types.filter { symbols.hostRole(of: $0) == .view }.flatMap { child in
        let isAssigned = labels.contains(nil) || !symbols.initializers(of: child).isEmpty
        return closures(of: child).filter { !labels.isEmpty && (isAssigned || labels.contains($0)) }
          .map { PassedObject(view: child, property: $0) }
      }
    }
  }

  /// The names of the stored properties of a view that hold a function.
  private func closures(of view: TypeID) -> [String] {
    symbols.properties(of: view).map { symbols[$0] }.filter { property in
      guard property.isStored, case .function? = property.type?.unwrapped else { return false }
      return true
    }.map(\.name)
  }

  /// A modifier whose code uses a property of a view.
  struct ModifierUse {
    let file: Int
    let call: Call
    let code: [ByteRange]
    let view: TypeID
    let property: String
  }

  /// The modifiers with one of the names in the same views whose code uses the object.
  func modifiers(
    named names: Set<String>, in view: TypeID, passingModel property: String, of classes: [TypeID]
  ) -> [ModifierUse] {
    viewsShown(with: PassedObject(view: view, property: property), of: classes).flatMap { object in
      symbols[object.view].declarations.flatMap { declaration in
        symbols.files[declaration.file].uses.calls.starting(in: symbols[declaration].range)
          .filter { names.contains($0.name) }
          .compactMap { call in
            let code = call.actions.map(\.value.range).filter {
              mayUse(object.property, of: object.view, in: $0, inFile: declaration.file)
            }
            guard !code.isEmpty else { return nil }
            return ModifierUse(
              file: declaration.file, call: call, code: code, view: object.view,
              property: object.property)
          }
      }
    }
  }

  /// The first such modifier.
  public func modifier(
    named name: String, in view: TypeID, passingModel property: String, of classes: [TypeID]
  ) -> Site? {
    modifiers(named: [name], in: view, passingModel: property, of: classes).first
      .map { symbols.files[$0.file].site($0.call.nameRange) }
  }

  /// Whether code of a view uses a property, directly or through the view's own members.
  private func mayUse(
    _ property: String, of view: TypeID, in code: ByteRange, inFile number: Int
  ) -> Bool {
    CodeReach(from: CodeNode(file: number, body: code, owner: view), graph.codeMentioned)
      .contains { reads(anyOf: [property, "$" + property], in: $0.body, inFile: $0.file) }
  }

  /// A view with its object, and the views that receive the object from it and appear with it.
  func viewsShown(with object: PassedObject, of classes: [TypeID]) -> [PassedObject] {
    [object].closed { viewsCreated(with: $0, of: classes) }
  }

  /// The properties of views that are created with the object and store it.
  private func viewsCreated(with object: PassedObject, of classes: [TypeID]) -> [PassedObject] {
    creations(with: object).filter { !$0.passed.isEmpty }.flatMap(\.types)
      .filter { symbols.hostRole(of: $0) == .view }
      .flatMap { child in
        symbols.properties(of: child).filter { reference in
          symbols[reference].isStored && !symbols[reference].isStatic
            && inference.type(of: reference).candidates.contains(where: classes.contains)
        }.map { PassedObject(view: child, property: symbols[$0].name) }
      }
  }

  /// A call in the body of a view that creates another view, or an object, with an object of the first.
  struct Creation {
    let file: Int
    let call: Call
    let types: [TypeID]
    /// The arguments that are the object.
    let passed: [Int]
  }

  /// The calls in the body of a view that create views or objects with its object, or with a part of it. Views that
  /// appear later are excluded.
  /// - Parameter behindMembers: Whether a closure or a method may also use it through members of the view.
  func creations(with object: PassedObject, behindMembers: Bool = false) -> [Creation] {
    let paths = [object.property, "$" + object.property].flatMap { [[$0], ["self", $0]] }
    return symbols[object.view].declarations.flatMap { declaration -> [Creation] in
      let file = symbols.files[declaration.file]
      let range = symbols[declaration].range
      return file.uses.calls.compactMap { call -> Creation? in
        guard range.contains(call.range),
          call.arguments.contains(where: {
            !uses(ofOwn: object.property, in: $0.value.range, inFile: declaration.file).isEmpty
              || $0.value.dottedPath.map(paths.contains) == true
              || behindMembers && ($0.value.isClosure || $0.value.dottedPath != nil)
                && mayUse(
                  object.property, of: object.view, in: $0.value.range, inFile: declaration.file)
          }),
          graph.runsWithBody(call.scope, inFile: declaration.file),
          !file.calls(around: call.range).contains(where: { outer in
            outer.showsLater(call.range)
          }),
          let type = inference.typeCreated(
            by: call.callee, at: ScopeReference(file: declaration.file, scope: call.scope))
        else { return nil }
        let passed = call.arguments.indices.filter {
          call.arguments[$0].value.dottedPath.map(paths.contains) == true
        }
        return Creation(
          file: declaration.file, call: call, types: type.candidates, passed: passed)
      }
    }
  }

  /// Whether a modifier runs its code when the view appears.
  private func runsOnAppear(_ call: Call, at scope: ScopeReference) -> Bool {
    switch call.name {
    case let name where SDK.runsOnAppearance.contains(name): true
    case "onChange":
      call.arguments.contains {
        $0.label == "initial" && symbols.files[scope.file].text($0.value.range) != "false"
      }
    case "onReceive":
      call.arguments.first.map { graph.firstValue(of: $0.value, at: scope) != .later } ?? false
    default: wrapsAppearance(call)
    }
  }

  /// Whether a modifier of the project passes its closure on to code that runs when the view appears:
  /// `.onFirstAppear { … }`.
  private func wrapsAppearance(_ call: Call) -> Bool {
    guard !call.closures.isEmpty, symbols.declaresFunction(named: call.name) else { return false }
    return symbols.externalMembers(of: "View", named: call.name).functions.contains { function in
      guard let body = symbols[function].body else { return false }
      return symbols.files[function.file].uses.calls.starting(in: body).contains { inner in
        if SDK.runsOnAppearance.contains(inner.name) { return true }
        // `modifier(FirstAppear(action))`
        let scope = ScopeReference(file: function.file, scope: inner.scope)
        return inference.typeCreated(by: inner.callee, at: scope)?.candidates.contains { modifier in
          symbols[modifier].declarations.contains { declaration in
            symbols.files[declaration.file].uses.calls.starting(in: symbols[declaration].range)
              .contains { SDK.runsOnAppearance.contains($0.name) }
          }
        } ?? false
      }
    }
  }

  /// The byte offset after the opening brace of a closure that is passed to `task`, or after its `in`.
  private func startOfClosure(_ value: Expression, inFile number: Int) -> Int? {
    guard value.isClosure else { return nil }
    return symbols.files[number].uses.taskStarts.first { $0 > value.range.lowerBound }
  }

  /// Whether the code reads one of the names, without a base or on `self`.
  private func reads(anyOf names: Set<String>, in range: ByteRange, inFile number: Int) -> Bool {
    let file = symbols.files[number]
    return file.uses.names.starting(in: range).contains { names.contains(file.text($0.range)) }
  }

  /// The places where code uses a property of its own object, excluding local names that shadow it.
  public func uses(ofOwn property: String, in range: ByteRange, inFile number: Int) -> [ByteRange] {
    uses(of: property, in: range, inFile: number) { isOfSelf, local in isOfSelf || local == nil }
  }

  /// The places where code uses a name.
  /// - Parameter isMeant: Whether the use counts, given whether it is on `self`, and the local variable of that name.
  func uses(
    of name: String, in range: ByteRange, inFile number: Int,
    where isMeant: (_ isOfSelf: Bool, _ local: LocalBinding?) -> Bool
  ) -> [ByteRange] {
    let file = symbols.files[number]
    return file.uses.names.starting(in: range).filter { use in
      guard file.text(use.range) == name else { return false }
      let position = use.range.lowerBound
      let scope = symbols.scope(at: position, inFile: number)
      return isMeant(
        use.isOfSelf, symbols.localBinding(name, at: scope, position: position)?.binding)
    }.map(\.range)
  }
}

extension Call {
  /// Whether a place is in content of the call that appears later, repeatedly or never, as that of a list or a sheet. A
  /// label is shown at once.
  func showsLater(_ place: ByteRange) -> Bool {
    (SDK.rowContainer.contains(name) || SDK.shownLater.contains(name))
      && arguments.contains { $0.label != "label" && $0.value.range.contains(place) }
  }

  /// The arguments of a modifier that contain the code to run.
  fileprivate var actions: [Expression.Argument] {
    let given = name == "onChange" || name == "onReceive" ? arguments.dropFirst() : arguments[...]
    return given.filter { !["id", "name", "priority", "initial"].contains($0.label) }
  }
}

/// A property of a view that holds an object which another view passes in.
struct PassedObject: Hashable {
  let view: TypeID
  let property: String
}
