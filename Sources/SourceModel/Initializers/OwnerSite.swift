/// A property through which a view, scene or app owns a model, and the cost of creating that model.
public struct OwnerSite: Sendable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// An inline default: `@StateObject var m = M()`.
    case inlineDefault
    /// Assigned in the owner's initializer: `_m = StateObject(wrappedValue: M(id))`.
    case initializer
    /// Passed by the caller: `Child(m: M())`.
    case callSite
    /// In an `App`, or in a scene or a root view that is created once.
    case app
    /// Not owned: `@ObservedObject var m = M()` or `let m = M()` in a view.
    case unowned
  }

  /// The property wrapper that holds the model, or `plain` without a wrapper.
  public enum Holder: String, Sendable, Hashable {
    case stateObject = "StateObject"
    case observedObject = "ObservedObject"
    case state = "State"
    case bindable = "Bindable"
    case plain
  }

  public let kind: Kind
  public let holder: Holder
  public let property: PropertyReference
  /// The type of the owner.
  public let host: TypeID
  /// The type of the model, or the candidates if the name is ambiguous.
  public let models: [TypeID]
  public private(set) var constructions: [Construction]
  /// Whether each value of the owner is the only one of its identity, so that nothing re-creates the model.
  public let isMadeOnce: Bool
  /// Whether the owner belongs to a preview.
  public let isInPreview: Bool
  /// The site of the property's name.
  public let site: Site

  /// The weight of the most expensive construction.
  public var weight: InitializerCost.Weight {
    constructions.contains { $0.cost.weight == .heavy } ? .heavy : .light
  }
  public var heaviest: Construction? {
    constructions.enumerated().max {
      ($0.element.cost.score, -$0.offset) < ($1.element.cost.score, -$1.offset)
    }?
    .element
  }

  /// The site without code that is going to be removed.
  public func without(_ isRemoved: (Site) -> Bool) -> OwnerSite {
    var site = self
    for index in constructions.indices {
      site.constructions[index].cost = constructions[index].cost.without(isRemoved)
    }
    return site
  }

  /// An expression that creates the model.
  public struct Construction: Sendable, Hashable {
    public let expression: Expression
    public let scope: ScopeReference
    public let site: Site
    public let code: String
    public fileprivate(set) var cost: InitializerCost
    /// Whether it creates an object rather than using an existing one: `M()`, not `M.shared`.
    public let isNew: Bool
    /// Whether `@StateObject` evaluates it once, in its autoclosure, instead of every time the owner is created.
    public let isDeferred: Bool
    /// Whether evaluating it runs code: `M()` and `make()`, not `M.shared` or the name of a parameter.
    public let runsCode: Bool
  }
}

extension Initializers {
  /// All properties through which views, scenes and apps own models, sorted by site.
  public func ownerSites() -> [OwnerSite] {
    var search = OwnerSearch(self)
    return search.sites()
  }
}
