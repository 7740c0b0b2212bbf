/// What views read of models, and what models read of themselves.
public struct TrackedState: Sendable {
  /// Plain stored properties that some view reads.
  public private(set) var plainReadByViews: [PropertyReference: PropertyUses.Located<Read>] = [:]
  /// When views read a plain or computed property: the occasion that matters most.
  private var occasions: [PropertyReference: Occasion] = [:]
  /// Stored properties with a wrapper, other than SwiftUI's and Combine's, that some view reads while it is evaluated.
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

  init(_ tracking: Tracking, _ reads: ReadsOfObjects) {
    for item in reads.items { note(item, tracking) }
    noteKeyPaths(tracking)
    // A view that reads a computed property also reads what the property reads of its own object. The first read in
    // source order is the one that is reported.
    for (computed, read) in computedReads {
      let occasion = occasion(of: computed)
      for reference in tracking.plainVariablesRead(by: computed).map(tracking.propertyObserved) {
        note(reference, readBy: read, occasion, tracking)
      }
    }
    for code in reads.classes { noteFunctions(code, tracking) }
    for code in reads.classes { noteClosures(code, tracking) }
    noteCodeBehindViews(reads.names, tracking)
  }

  private var computedReads: [(property: PropertyReference, read: PropertyUses.Located<Read>)] {
    computedReadByViews.map { ($0.key, $0.value) }.sorted {
      $0.read.sortKey == $1.read.sortKey
        ? $0.property.order < $1.property.order : $0.read.sortKey < $1.read.sortKey
    }
  }

  /// A view that runs code also reads what the code reads.
  private mutating func noteCodeBehindViews(_ names: Set<String>, _ tracking: Tracking) {
    for item in tracking.views.codeBehindViews.items {
      for reference in tracking.propertiesRead(in: item.code, named: names) {
        note(tracking.propertyObserved(by: reference), readBy: item.use, .forShow, tracking)
      }
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
  mutating func leaveOut(behind told: Set<PropertyReference>, in tracking: Tracking) {
    if told.isEmpty { return }
    plainReadByViews = plainReadByViews.filter {
      !tracking.isHidden($0.key, behind: told, or: Set(computedReadByViews.keys))
    }
  }

  /// A view that calls a function while it evaluates its body also reads what the function reads of its own object.
  private mutating func noteFunctions(_ code: ReadsOfObjects.ShownCode, _ tracking: Tracking) {
    let shown = code.functions.sorted {
      ($0.value.file, $0.value.use.range.lowerBound, $0.key.index) < (
        $1.value.file, $1.value.use.range.lowerBound, $1.key.index
      )
    }
    for (function, read) in shown
    where !tracking.symbols.isTest(file: read.file) {
      guard let body = tracking.symbols[function].body else { continue }
      for reference in tracking.plainVariablesRead(in: body, ofFile: function.file, code.id)
        .map(tracking.propertyObserved)
      {
        note(reference, readBy: read, .forShow, tracking)
      }
    }
  }

  /// A view that calls a stored closure of an object also reads what the closure reads of the object.
  private mutating func noteClosures(_ code: ReadsOfObjects.ShownCode, _ tracking: Tracking) {
    for closure in code.closures {
      for reference in tracking.plainVariablesRead(byClosureIn: closure.property, of: code.id) {
        note(tracking.propertyObserved(by: reference), readBy: closure.shown, .forShow, tracking)
      }
    }
  }

  /// A view that reads through a stored key path may read every property that key paths refer to.
  private mutating func noteKeyPaths(_ tracking: Tracking) {
    for located in tracking.readsThroughStoredKeyPaths {
      let types = tracking.symbols.concreteTypes(
        of: tracking.objectsShown(by: located.use, at: located.place))
      for reference in types.flatMap(tracking.propertiesInKeyPaths) {
        note(
          tracking.propertyObserved(by: reference), readBy: located,
          Self.occasion(of: located, tracking),
          tracking)
      }
    }
  }

  private mutating func note(_ item: ReadsOfObjects.Item, _ tracking: Tracking) {
    let (file, read) = (item.read.file, item.read.use)
    for id in tracking.symbols.concreteTypes(of: item.candidates) {
      for found in tracking.symbols.members(of: id, named: read.name).properties
      where !tracking.runsSilentClosure(read, inFile: file, of: found)
        && tracking.isCompiled(found, where: read.range.lowerBound, inFile: file)
      {
        note(
          tracking.propertyObserved(by: found), readBy: item.read,
          Self.occasion(of: item.read, tracking), tracking)
      }
    }
  }

  private static func occasion(
    of read: PropertyUses.Located<Read>, _ tracking: Tracking
  ) -> Occasion {
    let place = read.place
    guard tracking.views.mayBeEvaluated(place),
      !tracking.views.isFirstValueOfState(read.use.range, at: place)
    else { return .inActions }
    return tracking.graph.runsForEachFrame(place) ? .forEachFrame : .forShow
  }

  private mutating func note(
    _ reference: PropertyReference, readBy located: PropertyUses.Located<Read>,
    _ occasion: @autoclosure () -> Occasion, _ tracking: Tracking
  ) {
    let property = tracking.symbols[reference]
    if tracking.isPlainVariable(property), self.occasion(of: reference) < .forShow {
      if raise(reference, to: occasion()) || plainReadByViews[reference] == nil {
        plainReadByViews[reference] = located
      }
    } else if tracking.isWrappedVariable(property), wrappedReadByViews[reference] == nil,
      occasion() > .inActions
    {
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

extension Tracking {
  /// The property of a base class that an override only observes; reading one reads the other.
  fileprivate func propertyObserved(by reference: PropertyReference) -> PropertyReference {
    let property = symbols[reference]
    guard property.hasModifier("override"), property.accessors == .observers,
      let id = symbols.declaringType(of: reference)
    else { return reference }
    return symbols.lineage(of: id).lazy.filter { $0 != id }.flatMap(symbols.properties(of:))
      .first { symbols[$0].name == property.name && !symbols[$0].hasModifier("override") }
      ?? reference
  }

  /// Whether a property is compiled on a platform on which the code at an offset is.
  fileprivate func isCompiled(
    _ reference: PropertyReference, where offset: Int, inFile number: Int
  ) -> Bool {
    let declared = symbols[reference].nameRange.lowerBound
    return !symbols.platforms(at: declared, ofFile: reference.file)
      .isDisjoint(with: symbols.platforms(at: offset, ofFile: number))
  }

  /// Whether only initializers and the accessors of certain properties use a private property of their class, directly
  /// or through private functions, and others that are not among those that views read.
  fileprivate func isHidden(
    _ reference: PropertyReference, behind told: Set<PropertyReference>,
    or shown: Set<PropertyReference>
  ) -> Bool {
    let property = symbols[reference]
    guard property.hasModifier("private"), let id = symbols.declaringType(of: reference) else {
      return false
    }
    let file = symbols.files[reference.file]
    let accessors = told.filter { $0.file == reference.file && symbols.declaringType(of: $0) == id }
      .compactMap { symbols[$0].accessorBlock }
    if accessors.isEmpty { return false }
    let functions = symbols.functions(of: id).filter { $0.file == reference.file }
    var known =
      [property.declaration] + accessors
      + functions.filter { symbols[$0].kind == .initializer }.compactMap { symbols[$0].body }
    func isNamedElsewhere(_ name: String, than own: ByteRange) -> Bool {
      symbols[id].declarations.filter { $0.file == reference.file }.contains {
        file.words(name, in: symbols[$0].range).contains { word in
          word != own && !file.isArgumentLabel(word) && !known.contains { $0.contains(word) }
        }
      }
    }
    let unread = symbols.properties(of: id).filter {
      $0.file == reference.file && !shown.contains($0)
    }.map { symbols[$0] }
    let helpers =
      functions.map { symbols[$0] }.filter { $0.hasModifier("private") }
      .map { (name: $0.name, range: $0.nameRange, body: $0.body) }
      + unread.map { (name: $0.name, range: $0.nameRange, body: $0.accessorBlock) }
    while let helper = helpers.first(where: { helper in
      helper.body.map { !known.contains($0) } == true
        && !isNamedElsewhere(helper.name, than: helper.range)
    }) {
      known += [helper.body].compactMap(\.self)
    }
    return !isNamedElsewhere(property.name, than: property.nameRange)
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
    guard let id = symbols.declaringType(of: computed), let body = symbols[computed].getterBody
    else { return [] }
    return plainVariablesRead(in: body, ofFile: computed.file, id)
  }
}
