/// A property through which a view, scene or app owns a model, and what it costs to build that
/// model.
public struct OwnerSite: Sendable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// K1: an inline default, `@StateObject var m = M()`.
    case inlineDefault
    /// K2: assigned in the owner's initializer, `_m = StateObject(wrappedValue: M(id))`.
    case initializer
    /// K3: built where the owner is built, `Child(m: M())`.
    case callSite
    /// K4: in an `App`, or in a scene that the `App` makes once.
    case app
    /// K5: built without an owner, `@ObservedObject var m = M()` or `let m = M()` in a view.
    case unowned

    public var code: String {
      switch self {
      case .inlineDefault: "K1"
      case .initializer: "K2"
      case .callSite: "K3"
      case .app: "K4"
      case .unowned: "K5"
      }
    }
  }

  /// What holds the model.
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
  /// The owner.
  public let host: TypeID
  /// The model, or the candidates where the name may mean several.
  public let models: [TypeID]
  public private(set) var constructions: [Construction]
  /// Whether the owner is declared in a preview.
  public let isInPreview: Bool
  /// The property's name.
  public let site: Site

  /// The most costly construction's.
  public var weight: InitializerCost.Weight {
    constructions.contains { $0.cost.weight == .heavy } ? .heavy : .light
  }
  public var heaviest: Construction? {
    constructions.enumerated().max {
      ($0.element.cost.score, -$0.offset) < ($1.element.cost.score, -$1.offset)
    }?
    .element
  }

  /// The same where some code is going to be removed.
  public func without(_ isRemoved: (Site) -> Bool) -> OwnerSite {
    var site = self
    for index in constructions.indices {
      site.constructions[index].cost = constructions[index].cost.without(isRemoved)
    }
    return site
  }

  /// An expression that builds the model for the site.
  public struct Construction: Sendable, Hashable {
    public let expression: Expression
    public let scope: ScopeReference
    public let site: Site
    public let code: String
    public fileprivate(set) var cost: InitializerCost
    /// Whether it makes an object, rather than taking one that is there: `M()`, not `M.shared`.
    public let isNew: Bool
    /// Whether `@StateObject` evaluates it in its closure, once, rather than whoever makes the owner.
    public let isPutOff: Bool
    /// Whether evaluating it runs code: `M()` and `make()`, not `M.shared` or the name of a parameter.
    public let runsCode: Bool
  }
}

extension ProjectModel {
  /// All places where views own models, in the order of their sites.
  public func ownerSites() -> [OwnerSite] {
    var search = OwnerSearch(self)
    return search.sites()
  }

  /// The roles that a SwiftUI value plays, by the protocols that it conforms to.
  public enum HostRole: Sendable { case view, scene, app }

  public func hostRole(of id: TypeID) -> HostRole? { hostRoles[id.index] }

  func hostRole(startingAt id: TypeID) -> HostRole? {
    guard [.struct, .enum].contains(self[id].kind) else { return nil }
    var role: HostRole?
    for ancestor in lineage(of: id) {
      for supertype in supertypes(of: ancestor) where supertype.resolved.candidates.isEmpty {
        guard let name = supertype.name.simpleName else { continue }
        switch name {
        case "App": return .app
        case "Scene", "Commands": role = role ?? .scene
        default: if Self.viewProtocols.contains(name) { role = .view }
        }
      }
    }
    return role
  }

  /// Whether SwiftUI may keep state for values of a type: nothing tells that it is no view or the like.
  public func mayKeepState(_ id: TypeID) -> Bool {
    guard self[id].kind == .struct else { return false }
    if hostRole(of: id) != nil { return true }
    return lineage(of: id).flatMap(supertypes).contains { supertype in
      supertype.resolved.candidates.isEmpty && !Self.isIntent(supertype.name)
        && !Self.protocolsOfPlainValues.contains(supertype.name.simpleName ?? "")
    }
  }

  private static let protocolsOfPlainValues: Set<String> = [
    "Identifiable", "Equatable", "Hashable", "Comparable", "Sendable", "Codable", "Encodable",
    "Decodable", "Error", "CustomStringConvertible", "CustomDebugStringConvertible",
    "TimelineProvider", "AppIntentTimelineProvider", "IntentTimelineProvider", "TimelineEntry",
  ]

  private static let viewProtocols: Set<String> = [
    "View", "ViewModifier", "DynamicProperty", "ToolbarContent", "CustomizableToolbarContent",
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle",
    "ToggleStyle", "TextFieldStyle", "ListStyle", "GroupBoxStyle", "ProgressViewStyle",
    "TableRowContent", "MapContent", "WidgetConfiguration", "Gesture", "Layout",
  ]
}
