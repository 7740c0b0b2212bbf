/// When the code of a closure runs, relative to the code that contains the closure.
public enum ClosureTiming: Sendable, Hashable {
  /// Before the code around it continues: `items.forEach { … }`.
  case now
  /// While SwiftUI evaluates the views that the code around it describes: `VStack { … }`.
  case viewBuilder
  /// The same, and again for each frame, whatever it reads: `TimelineView(.animation) { … }`.
  case eachFrame
  /// When a view appears: `.onAppear { … }`, `.task { … }`.
  case onAppearance
  /// When something happens: `Button("Save") { … }`, `.onTapGesture { … }`.
  case action
  /// Later, on the main thread or in the isolation of the code around it: `DispatchQueue.main.async { … }`, `Task { … }`.
  case laterOnMain
  /// Later, on an unknown thread: `publisher.sink { … }`.
  case later
  /// On another thread: `Task.detached { … }`, `DispatchQueue.global().async { … }`.
  case otherThread
  /// It is not known when, how often, or whether it runs.
  case unknown

  /// Whether the code may run as part of evaluating a view whose code contains it.
  public var mayRunWithBody: Bool {
    switch self {
    case .now, .viewBuilder, .eachFrame, .unknown: true
    case .onAppearance, .action, .laterOnMain, .later, .otherThread: false
    }
  }

  /// Whether the code runs whenever a view whose code contains it is evaluated.
  public var runsWithBody: Bool {
    switch self {
    case .now, .viewBuilder, .eachFrame: true
    case .onAppearance, .action, .laterOnMain, .later, .otherThread, .unknown: false
    }
  }
}

extension CodeGraph {
  /// When the closure with the given scope runs.
  public func timing(ofClosure closure: ScopeReference) -> ClosureTiming {
    let scope = symbols.files[closure.file].scopes[closure.scope]
    switch scope.closure {
    case .applied?: return .now
    case .argument?, .value?:
      return cache.closureTimings.answer(to: closure) { findTiming(ofClosure: closure) }
    case .macro?, nil: return .unknown
    }
  }

  private func findTiming(ofClosure closure: ScopeReference) -> ClosureTiming {
    let file = symbols.files[closure.file]
    let scope = file.scopes[closure.scope]
    guard case .argument(let range, let label, let isTrailing)? = scope.closure else {
      return timing(ofStoredClosure: closure)
    }
    guard let call = file.call(at: range) else { return .unknown }
    let place = ScopeReference(file: closure.file, scope: scope.parent ?? 0)
    let parameter = closureParameter(of: call, label, isTrailing: isTrailing, at: place)
    if let parameter, !parameter.isEscaping { return .now }
    switch thread(ofClosurePassedTo: call, at: place) {
    case .main: return .laterOnMain
    case .other: return .otherThread
    case nil: break
    }
    if let timing = timingByName(of: call, label) { return timing }
    if isStoredAction(closure, handedTo: call, label) { return .action }
    if parameter != nil { return .unknown }
    if SDK.callsClosureNow.contains(call.name) {
      return isOnPublisher(call, inFile: closure.file) ? .later : .now
    }
    // An initializer whose closure takes a value has run it when it returns; one without a value calls it later for
    // each element.
    if SDK.initializerCallsClosureNow.contains(call.name) {
      return file.takesValue(scope) ? .now : .later
    }
    if SDK.scheduleOfFrames.contains(call.name),
      call.arguments.first?.value.isScheduleOfFrames == true
    {
      return .eachFrame
    }
    guard call.name.looksLikeTypeName else { return .unknown }
    return acts(closure) ? .action : .viewBuilder
  }

  /// Whether a call is made on a publisher, judged by the chain of calls around it: `changes.map { … }.assign(to: &$x)`.
  func isOnPublisher(_ call: Call, inFile number: Int) -> Bool {
    call.callee.isPublisherChain
      || symbols.files[number].chain(from: call.range.lowerBound).contains {
        SDK.publisherCall.contains($0.name)
      }
  }

  /// Whether a closure contains a statement that a view builder does not accept: an assignment, a call that waits, or one
  /// of a function of the project without a result.
  private func acts(_ closure: ScopeReference) -> Bool {
    let file = symbols.files[closure.file]
    let range = file.scopes[closure.scope].range
    let assigns = file.uses.assignments.starting(in: range).contains { assignment in
      assignment.scope == closure.scope && assignment.target.base != nil
    }
    return assigns
      || file.uses.calls.starting(in: range).contains { call in
        guard call.scope == closure.scope, call.argumentOf == nil else { return false }
        let before = file.lastWord(in: range.lowerBound + 1..<call.range.lowerBound)
        if before == "await" { return true }
        let functions = functions(called: call, at: closure)
        return before != "=" && !functions.isEmpty
          && functions.allSatisfy { symbols[$0].kind == .function && symbols[$0].returnType == nil }
      }
  }

  /// The timing that the name of a call or the label of its argument implies.
  func timingByName(of call: Call, _ label: String?) -> ClosureTiming? {
    // The unlabeled closure of `Button(action: send) { … }` is its label.
    let isLabel = label == nil && call.arguments.contains { $0.label == "action" }
    guard runsLater(call.name, label), !isLabel else { return nil }
    if SDK.runsOnAppearance.contains(call.name) { return .onAppearance }
    return SDK.runsClosureLater.contains(call.name) ? .later : .action
  }

  /// Whether a closure that is passed to a call with this name is an action.
  public func runsLater(_ name: String, _ label: String?) -> Bool {
    if label.map(SDK.actionLabel.contains) == true { return true }
    if SDK.takesAction.contains(name) {
      return label == nil || label?.looksLikeEventName == true
    }
    return name.looksLikeEventName || label?.looksLikeEventName == true
      || SDK.runsClosureLater.contains(name)
  }

  /// The parameter of a synchronous function of the project that receives a closure, if a single function does.
  private func closureParameter(
    of call: Call, _ label: String?, isTrailing: Bool, at place: ScopeReference
  ) -> Parameter? {
    guard call.name.beginsLowercase, symbols.declaresFunction(named: call.name),
      case .functions(let functions) = target(ofCallTo: call.callee, call.arguments, at: place),
      functions.count == 1, let function = functions.first, !symbols[function].isAsync
    else { return nil }
    let parameters = symbols[function].parameters
    let parameter =
      isTrailing && label == nil
      ? parameters.last { $0.mayBeClosure } : parameters.first { $0.label == label }
    guard let parameter, case .function = parameter.type else { return nil }
    return parameter
  }

  /// The timing of a closure that is assigned, returned or bound to a name.
  private func timing(ofStoredClosure closure: ScopeReference) -> ClosureTiming {
    let range = symbols.files[closure.file].scopes[closure.scope].range
    if isNetworkHandlerOffMain(range, inFile: closure.file) { return .otherThread }
    let isAssigned = symbols.files[closure.file].uses.assignments.contains {
      $0.value?.range == range
    }
    return isAssigned ? .later : isReturnedAction(closure) ? .action : .unknown
  }

  /// Whether a function or getter returns a closure without a result, which the caller keeps to act:
  /// `func save(_ item: Item) -> () -> Void { { store.save(item) } }`.
  private func isReturnedAction(_ closure: ScopeReference) -> Bool {
    let file = symbols.files[closure.file]
    let start = file.scopes[closure.scope].range.lowerBound
    guard let owner = symbols.enclosingBody(of: closure),
      case .function(_, let result)? = resultType(of: owner, at: closure)?.unwrapped, result.isVoid
    else { return false }
    return owner.firstStatement == start
      || file.text(owner.body.lowerBound..<start).split(whereSeparator: \.isWhitespace).last
        == "return"
  }

  private func resultType(of owner: BodyOwner, at place: ScopeReference) -> TypeName? {
    switch owner.kind {
    case .function: return symbols.function(withBodyOf: owner, at: place)?.returnType
    case .accessor:
      return symbols.enclosingType(of: place).flatMap { id in
        symbols.members(of: id, named: owner.name).properties.first {
          $0.file == place.file && symbols[$0].declaration.contains(owner.body)
        }
      }.flatMap { symbols[$0].type }
    default: return nil
    }
  }

  /// Whether the code of a scope runs while a view is evaluated, judged by the closures that enclose it.
  public func runsWithBody(_ scope: Int, inFile number: Int) -> Bool {
    let place = ScopeReference(file: number, scope: scope)
    guard let owner = symbols.enclosingBody(of: place),
      owner.kind == .accessor || owner.kind == .function && owner.name != "makeCoordinator"
    else { return false }
    return closures(around: place).allSatisfy { timing(ofClosure: $0).mayRunWithBody }
  }

  /// Whether the code at a place may run while a view is evaluated that runs or creates what contains the code.
  func mayRunWithBody(_ place: ScopeReference) -> Bool {
    symbols.enclosingBody(of: place)?.kind == .initializer
      ? runsAtOnce(place) : runsWithBody(place.scope, inFile: place.file)
  }

  /// Whether the code of a scope belongs to the type itself and runs only when the type's view is evaluated. The code of
  /// a nested type belongs to that type.
  func runsWithBody(_ scope: Int, of id: TypeID, inFile number: Int) -> Bool {
    let place = ScopeReference(file: number, scope: scope)
    return runsWithBody(scope, inFile: number) && symbols.enclosingType(of: place) == id
      && !runsForEachFrame(place)
  }

  /// Whether the code of a scope runs for each frame, so that what it shows is current although it depends on nothing.
  func runsForEachFrame(_ place: ScopeReference) -> Bool {
    closures(around: place).contains { timing(ofClosure: $0) == .eachFrame }
  }

  /// Whether a closure is passed to the initializer of a project type that stores it and expects no result, of a view
  /// whose actions alone call it, or of a representable that does not update with the result. Such a closure runs when
  /// something happens: `WindowReader { window in … }`.
  func isStoredAction(_ closure: ScopeReference, handedTo call: Call, _ label: String?) -> Bool {
    guard call.name.looksLikeTypeName else { return false }
    return cache.closuresKeptToAct.answer(to: closure) {
      let place = ScopeReference(file: closure.file, scope: call.scope)
      let range = symbols.files[closure.file].scopes[closure.scope].range
      let position = call.arguments.firstIndex { $0.value.range == range }
      let created = inference.typeCreated(by: call.callee, at: place)?.candidates ?? []
      let results = inference.receivers(of: call.callee, at: place).flatMap { receiver in
        receiver.parameters.parameter(receiving: position, of: call.arguments).map { [$0] }
          ?? receiver.parameters.filter { label == nil || $0.label == label }
      }.compactMap { parameter -> TypeName? in
        let type = parameter.type.unwrapped
        guard parameter.isEscaping || type != parameter.type, case .function(_, let result) = type
        else { return nil }
        return result.isVoid || isLeftToCreatedView(parameter.name, of: created)
          || isLeftToActions(parameter.name, of: created) ? .tuple([]) : result
      }
      return !results.isEmpty && results.allSatisfy(\.isVoid)
    }
  }
}

extension CodeGraph {
  /// Whether types are representables, and none of them names a closure where it updates what it has created.
  private func isLeftToCreatedView(_ name: String, of types: [TypeID]) -> Bool {
    !types.isEmpty
      && types.allSatisfy { type in
        let functions = symbols.functions(of: type)
        return functions.contains { SDK.representableUpdate.contains(symbols[$0].name) }
          && functions.allSatisfy { function in
            symbols[function].name.hasPrefix("make")
              || symbols[function].kind == .initializer
              || symbols[function].body.map {
                symbols.files[function.file].words(name, in: $0).isEmpty
              } != false
          }
      }
  }
}

extension Expression {
  /// Whether it is the schedule of an animation that does not pause: `.animation`, `AnimationTimelineSchedule()`.
  fileprivate var isScheduleOfFrames: Bool {
    switch unwrapped.kind {
    case .implicitMember(let name), .name(let name): SDK.scheduleOfFrames.contains(name)
    case .call(let callee, let arguments):
      callee.isScheduleOfFrames && !arguments.contains { $0.label == "paused" }
    default: false
    }
  }
}
