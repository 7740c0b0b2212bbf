/// What a type is for SwiftUI, by the protocols that it conforms to.
extension Symbols {
  /// The role of a type in SwiftUI, determined by its protocols.
  public enum HostRole: Sendable { case view, scene, app }

  public func hostRole(of id: TypeID) -> HostRole? { hostRoles[id.index] }

  /// Whether an app starts with a value of the type: an `App`, or a delegate of the application.
  func startsApp(_ id: TypeID) -> Bool {
    hostRole(of: id) == .app || inherits(id, fromOutside: SDK.applicationDelegateProtocol)
  }

  /// Whether code of the type is that of a view or similar: it is one, or a protocol that one conforms to.
  func hasCodeOfViews(_ id: TypeID) -> Bool {
    hostRole(of: id) != nil
      || self[id].kind == .protocol && implementers(of: id).contains { hostRole(of: $0) != nil }
  }

  func hostRole(startingAt id: TypeID) -> HostRole? {
    guard [.struct, .enum].contains(self[id].kind) else { return nil }
    var role: HostRole?
    for ancestor in lineage(of: id) {
      for supertype in supertypes(of: ancestor) where supertype.resolved.candidates.isEmpty {
        guard let name = supertype.name.simpleName else { continue }
        switch name {
        case "App": return .app
        case "Scene", "Commands": role = role ?? .scene
        default: if SDK.viewProtocol.contains(name) { role = .view }
        }
      }
    }
    return role
  }

  /// Whether SwiftUI may store state for values of a type: it is a struct that is a view, or that may be one.
  public func mayKeepState(_ id: TypeID) -> Bool {
    guard self[id].kind == .struct else { return false }
    if hostRole(of: id) != nil { return true }
    return lineage(of: id).flatMap(supertypes).contains { supertype in
      supertype.resolved.candidates.isEmpty && !Self.isIntent(supertype.name)
        && !SDK.protocolOfPlainValues.contains(supertype.name.simpleName ?? "")
    }
  }

  /// Whether a type of App Intents describes an action, its entities or its phrases.
  static func isIntent(_ type: TypeName) -> Bool {
    guard let name = type.simpleName else { return false }
    return name.hasSuffix("Intent") || name == "AppShortcutsProvider"
      || SDK.entityQuery.contains(name)
  }

  /// Whether SwiftUI evaluates a body of the type: it is a view, modifier, scene, app or similar.
  public func hasBody(_ id: TypeID) -> Bool {
    guard let role = hostRole(of: id) else { return isEntryPoint(id) }
    guard role == .view else { return true }
    return inherits(id, fromOutside: SDK.bodyProtocol)
  }

  /// Whether the system creates the type: an app or a widget.
  func isEntryPoint(_ id: TypeID) -> Bool {
    inherits(id, fromOutside: SDK.rootProtocol)
  }
}
