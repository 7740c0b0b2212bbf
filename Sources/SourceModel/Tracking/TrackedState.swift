/// What views read of models, and what models read of themselves.
public struct TrackedState: Sendable {
  /// Plain stored properties that some view reads.
  public private(set) var plainReadByViews: [PropertyReference: PropertyUses.Located<Read>] = [:]
  /// When views read a plain or computed property: the occasion that matters most.
  private var occasions: [PropertyReference: Occasion] = [:]
  /// Stored properties with a wrapper, other than SwiftUI's and Combine's, that some view reads.
  public private(set) var wrappedReadByViews: [PropertyReference: PropertyUses.Located<Read>] = [:]
  /// Computed properties that some view reads.
  public private(set) var computedReadByViews: [PropertyReference: PropertyUses.Located<Read>] = [:]

  /// When code of a view reads a property.
  private enum Occasion: Int, Comparable {
    /// An action, or the first value of the view's own state: what the view shows does not follow later values.
    case inActions
    /// The view does not need to be notified: it reads the property again for the next frame.
    case forEachFrame
    case forShow

    static func < (a: Occasion, b: Occasion) -> Bool { a.rawValue < b.rawValue }
  }

  init(_ model: ProjectModel, _ reads: ReadsOfObjects) {
    for item in reads.items { note(item, model) }
    noteKeyPaths(model)
    // A view that reads a computed property also reads what the property reads of its own object. The first read in
    // source order is the one that is reported.
    for (computed, read) in computedReads {
      for reference in model.plainVariablesRead(by: computed).map(model.propertyObserved)
      where plainReadByViews[reference] == nil && model.isPlainVariable(model[reference]) {
        plainReadByViews[reference] = read
      }
      let occasion = occasion(of: computed)
      for reference in model.plainVariablesRead(by: computed).map(model.propertyObserved) {
        occasions[reference] = max(self.occasion(of: reference), occasion)
      }
    }
    for code in reads.classes { noteFunctions(code, model) }
    for code in reads.classes { noteClosures(code, model) }
    noteReadsOfOthers(reads.names, model)
  }

  private var computedReads: [(property: PropertyReference, read: PropertyUses.Located<Read>)] {
    computedReadByViews.map { ($0.key, $0.value) }.sorted {
      $0.read.place == $1.read.place
        ? $0.property.order < $1.property.order : $0.read.place < $1.read.place
    }
  }

  /// A view that runs code of one model also reads what that code reads of another model.
  private mutating func noteReadsOfOthers(_ names: Set<String>, _ model: ProjectModel) {
    for (property, read) in model.readsOfOthers(behind: computedReads, named: names) {
      note(model.propertyObserved(by: property), readBy: read, .forShow, model)
    }
  }

  private func occasion(of reference: PropertyReference) -> Occasion {
    occasions[reference] ?? .inActions
  }

  /// Whether only actions of views read a plain or computed property, so views do not show it.
  public func isReadByActionsAlone(_ reference: PropertyReference) -> Bool {
    (plainReadByViews[reference] ?? computedReadByViews[reference]) != nil
      && occasion(of: reference) == .inActions
  }

  /// Whether a view that is not notified of changes of a plain or computed property may show an old value.
  public func mayBecomeStale(_ reference: PropertyReference) -> Bool {
    !isReadByActionsAlone(reference) && !isReadForEachFrameAlone(reference)
  }

  /// Whether views show a plain or computed property only in code that they run for each frame anyway.
  public func isReadForEachFrameAlone(_ reference: PropertyReference) -> Bool {
    occasion(of: reference) == .forEachFrame
  }

  /// Removes the plain properties that are only used behind computed properties whose setters notify observers.
  mutating func leaveOut(behind told: Set<PropertyReference>, in model: ProjectModel) {
    if told.isEmpty { return }
    plainReadByViews = plainReadByViews.filter { !model.isHidden($0.key, behind: told) }
  }

  /// A view that calls a function while it evaluates its body also reads what the function reads of its own object.
  private mutating func noteFunctions(_ code: ReadsOfObjects.ShownCode, _ model: ProjectModel) {
    let shown = code.functions.sorted {
      ($0.value.file, $0.value.use.range.lowerBound, $0.key.index) < (
        $1.value.file, $1.value.use.range.lowerBound, $1.key.index
      )
    }
    for (function, read) in shown where !model.layout.isTest(model.files[read.file].path) {
      guard let body = model[function].body else { continue }
      for reference in model.plainVariablesRead(in: body, ofFile: function.file, code.id)
        .map(model.propertyObserved)
      where model.isPlainVariable(model[reference]) {
        occasions[reference] = .forShow
        if plainReadByViews[reference] == nil { plainReadByViews[reference] = read }
      }
    }
  }

  /// A view that calls a stored closure of an object also reads what the closure reads of the object.
  private mutating func noteClosures(_ code: ReadsOfObjects.ShownCode, _ model: ProjectModel) {
    for closure in code.closures {
      for reference in model.plainVariablesRead(byClosureIn: closure.property, of: code.id) {
        note(model.propertyObserved(by: reference), readBy: closure.shown, .forShow, model)
      }
    }
  }

  /// A view that reads through a stored key path may read every property that key paths refer to.
  private mutating func noteKeyPaths(_ model: ProjectModel) {
    for located in model.readsThroughStoredKeyPaths {
      let scope = ScopeReference(file: located.file, scope: located.use.scope)
      let types = model.concreteTypes(of: model.objectsShown(by: located.use, at: scope))
      for reference in types.flatMap(model.propertiesInKeyPaths) {
        note(
          model.propertyObserved(by: reference), readBy: located, Self.occasion(of: located, model),
          model)
      }
    }
  }

  private mutating func note(_ item: ReadsOfObjects.Item, _ model: ProjectModel) {
    let (file, read) = (item.read.file, item.read.use)
    for id in model.concreteTypes(of: item.candidates) {
      for found in model.members(of: id, named: read.name).properties
      where !model.runsSilentClosure(read, inFile: file, of: found) {
        note(
          model.propertyObserved(by: found), readBy: item.read,
          Self.occasion(of: item.read, model), model)
      }
    }
  }

  private static func occasion(
    of read: PropertyUses.Located<Read>, _ model: ProjectModel
  ) -> Occasion {
    let place = ScopeReference(file: read.file, scope: read.use.scope)
    guard model.mayBeEvaluated(place), !model.isFirstValueOfState(read.use.range, at: place) else {
      return .inActions
    }
    return model.runsForEachFrame(place) ? .forEachFrame : .forShow
  }

  private mutating func note(
    _ reference: PropertyReference, readBy located: PropertyUses.Located<Read>,
    _ occasion: @autoclosure () -> Occasion, _ model: ProjectModel
  ) {
    let property = model[reference]
    if model.isPlainVariable(property), self.occasion(of: reference) < .forShow {
      if raise(reference, to: occasion()) || plainReadByViews[reference] == nil {
        plainReadByViews[reference] = located
      }
    } else if model.isWrappedVariable(property), wrappedReadByViews[reference] == nil {
      wrappedReadByViews[reference] = located
    } else if property.accessors == .computed, self.occasion(of: reference) < .forShow {
      if raise(reference, to: occasion()) || computedReadByViews[reference] == nil {
        computedReadByViews[reference] = located
      }
    }
  }

  /// Whether this occasion matters more than those noted before.
  private mutating func raise(_ reference: PropertyReference, to occasion: Occasion) -> Bool {
    guard occasion > self.occasion(of: reference) else { return false }
    occasions[reference] = occasion
    return true
  }
}

extension ProjectModel {
  /// The property of a base class that an override only observes; reading one reads the other.
  fileprivate func propertyObserved(by reference: PropertyReference) -> PropertyReference {
    let property = self[reference]
    guard property.hasModifier("override"), property.accessors == .observers,
      let id = declaringType(of: reference)
    else { return reference }
    return lineage(of: id).lazy.filter { $0 != id }.flatMap(properties(of:))
      .first { self[$0].name == property.name && !self[$0].hasModifier("override") } ?? reference
  }

  /// Whether only initializers and the accessors of certain properties name a private property of their class.
  fileprivate func isHidden(_ reference: PropertyReference, behind told: Set<PropertyReference>)
    -> Bool
  {
    let property = self[reference]
    guard property.hasModifier("private"), let id = declaringType(of: reference) else {
      return false
    }
    let file = files[reference.file]
    let accessors = told.filter { $0.file == reference.file && declaringType(of: $0) == id }
      .compactMap { self[$0].accessorBlock }
    if accessors.isEmpty { return false }
    let initializers = functions(of: id)
      .filter { $0.file == reference.file && self[$0].kind == .initializer }
      .compactMap { self[$0].body }
    func count(_ ranges: [ByteRange]) -> Int {
      ranges.reduce(0) { $0 + file.occurrences(of: property.name, in: $1) }
    }
    let all = self[id].declarations.filter { $0.file == reference.file }.map { self[$0].range }
    return count(all) == count([property.declaration] + accessors + initializers)
  }

  /// Whether the property is a stored instance variable that is neither wrapped nor published.
  public func isPlainVariable(_ property: DeclaredProperty) -> Bool {
    property.isStored && !property.isLet && !property.isStatic
      // A publisher is not state.
      && property.name != "objectWillChange"
      && property.attributes.allSatisfy {
        $0.name.hasSuffix("Actor") || SDK.attributeOfAvailability.contains($0.name)
      }
  }

  /// Whether the property is a stored instance variable with a wrapper that publishes nothing.
  func isWrappedVariable(_ property: DeclaredProperty) -> Bool {
    property.isStored && !property.isLet && !property.isStatic && !property.publishesThroughWrapper
      && property.attribute(.published) == nil
      && property.attributes.contains(where: \.mayBeWrapper)
  }

  /// The plain stored variables that a computed property reads, directly or through other members of its class.
  public func plainVariablesRead(by computed: PropertyReference) -> [PropertyReference] {
    guard let id = declaringType(of: computed), let body = self[computed].getterBody else {
      return []
    }
    return plainVariablesRead(in: body, ofFile: computed.file, id)
  }
}
