/// Wrappers that are passed to other views as they are: `Row(model: _model)`.
public struct PassedWrappers: Sendable {
  /// The properties that are passed, and those that receive them.
  public var properties: Set<PropertyReference> = []
  /// Where they are passed.
  public var places: Set<Site> = []
}

extension Usage {
  /// Whether a property exists wherever a body is compiled: it is in no `#if`, or in the same one as the body.
  public func isThere(_ site: WrapperSite, whereverIs body: BodyOwner, inFile number: Int) -> Bool {
    guard let condition = site.property.condition, let host = site.host else { return true }
    return symbols.properties(of: host).contains {
      $0.file == number && symbols[$0].accessorBlock?.contains(body.body) == true
        && symbols[$0].condition == condition
    }
  }

  /// The property of another view that receives a wrapper as it is, through the memberwise initializer:
  /// `Row(model: _model)`.
  private func wrapper(
    takenFrom located: PropertyUses.Located<Backing>, _ types: [TypeID]
  ) -> PropertyReference? {
    for call in symbols.files[located.file].calls(around: located.use.range) {
      guard
        let label = call.arguments.first(where: { $0.value.range == located.use.range })?.label,
        case .metatype(let made) = inference.type(
          of: call.callee, at: ScopeReference(file: located.file, scope: call.scope)),
        made.candidates.count == 1, let host = made.candidates.first, symbols[host].kind == .struct,
        symbols.initializers(of: host).isEmpty
      else { continue }
      return symbols.members(of: host, named: label).properties.first {
        symbols[$0].attribute(.environmentObject) != nil
          && inference.type(of: $0).candidates == types
      }
    }
    return nil
  }

  /// The wrappers of some properties that are passed to other views as they are.
  public func wrappersPassedOn(_ sites: [WrapperSite]) -> PassedWrappers {
    var result = PassedWrappers()
    for site in sites {
      guard let own = site.reference else { continue }
      for located in uses.backings(of: site) {
        guard let other = wrapper(takenFrom: located, site.type.candidates) else { continue }
        result.properties.formUnion([own, other])
        result.places.insert(symbols.files[located.file].site(located.use.range))
      }
    }
    return result
  }
}
