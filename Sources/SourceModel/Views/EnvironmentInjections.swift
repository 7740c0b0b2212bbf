/// What is put into the environment above the views that read it.
public struct EnvironmentInjections {
  private let views: Views
  /// The types that any place of the project injects, and those that are injected outside of previews and tests.
  private let injected: Set<TypeID>
  private let injectedInApp: Set<TypeID>
  /// The delegates of apps and scenes, which SwiftUI injects itself.
  private let delegates: Set<TypeID>
  private let graph: ViewGraph
  /// The views that read models of some types from the environment.
  private let readers: [[TypeID]: [WrapperSite]]
  private let unread: UnreadProperties
  private let paths = Paths()

  /// The paths that were computed.
  private final class Paths {
    struct Question: Hashable {
      let types: [TypeID]
      let previews: Bool
    }
    var known: [Question: [TypeID: ViewGraph.Path]] = [:]
    var places: [[TypeID]: [Site]] = [:]
  }

  /// What happens where the environment lacks the object of a property. `@Environment` looks for it each time the view
  /// is evaluated, `@EnvironmentObject` only when it is read.
  public enum Lack {
    /// It is injected on every known path.
    case none
    /// No code of the project injects it.
    case everywhere
    /// Nothing reads the property, which becomes optional.
    case unread
    /// Each evaluation of the view on this path reads the object.
    case crash(ViewGraph.Path)
    /// The object may not be read on this path; the property becomes implicitly unwrapped.
    case unwrapped(ViewGraph.Path)
    /// The same, but other code needs the object itself.
    case earlierCrash(ViewGraph.Path)

    /// What follows the type of the property: `?` or `!`.
    public var typeSuffix: String? {
      switch self {
      case .unread: "?"
      case .unwrapped: "!"
      case .none, .everywhere, .crash, .earlierCrash: nil
      }
    }
  }

  /// Why the environment of a view may lack the types of a property.
  private enum Gap {
    /// No code of the project injects them.
    case everywhere
    /// This path to the view injects none of them.
    case path(ViewGraph.Path)
  }

  public init(_ views: Views) {
    self.views = views
    injected = views.typesInjected { _ in true }
    injectedInApp = views.typesInjected { !views.symbols.isInPreview($0) }
    delegates = views.delegates
    let sites = views.objects.wrapperSites(.environmentObject)
    graph = ViewGraph(leadingTo: Set(sites.compactMap(\.host)), in: views)
    var readers: [[TypeID]: [WrapperSite]] = [:]
    var owned: [WrapperSite] = []
    for site in sites {
      guard case .models(let types) = OwnedModels(site.type, in: views.symbols) else { continue }
      owned.append(site)
      if site.host != nil { readers[types, default: []].append(site) }
    }
    self.readers = readers
    unread = UnreadProperties(among: owned, in: views.objects)
  }

  /// What happens where the environment of a view lacks the types of a property.
  /// - Parameter isUsedAsWrapper: Whether code uses `$m`, or passes the wrapper on.
  public func lack(at site: WrapperSite, _ types: [TypeID], isUsedAsWrapper: Bool) -> Lack {
    let gap = gap(at: site, types)
    if !isUsedAsWrapper, unread.contains(site, in: views.symbols),
      gap != nil || pathFromPreview(to: site, types) != nil
    {
      return .unread
    }
    guard case .path(let path) = gap else { return gap == nil ? .none : .everywhere }
    guard let host = site.host else { return .earlierCrash(path) }
    if views.isReadByEachEvaluation(site.property.name, of: host) { return .crash(path) }
    let isUnwrapped =
      !isUsedAsWrapper && !views.objects.isRequired(site)
      && views.isUsedAsObject(site.property.name, of: host)
    return isUnwrapped ? .unwrapped(path) : .earlierCrash(path)
  }

  /// Where to inject some types so that no path lacks them, one place after another.
  public func placesToInject(_ types: [TypeID]) -> [Site] {
    if let known = paths.places[types] { return known }
    let provided = graph.nodesWith(types, in: views)
    var places: [Site] = []
    while true {
      let paths = pathsWithout(types, previews: false, besides: Set(places))
      guard let path = paths.min(by: { $0.key < $1.key })?.value,
        case let place = placeToInject(types, on: path, provided), !places.contains(place)
      else { break }
      places.append(place)
    }
    paths.places[types] = places
    return places
  }

  /// Where a path creates the first view that reads some types. If the same code does so at several places, or has the
  /// types in its environment on another path, where that code is used.
  private func placeToInject(
    _ types: [TypeID], on path: ViewGraph.Path, _ provided: Set<Int>
  ) -> Site {
    let first = firstReader(of: types, on: path) ?? path.steps.count - 1
    let steps = path.steps[...first].filter {
      $0.creation != nil && $0.source.map(provided.contains) != true
    }
    return (steps.last { !$0.hasOtherCreations } ?? steps.last)?.creation ?? path.site
  }

  /// Whether another view on a path to a view reads the same types before it.
  public func isPreceded(_ types: [TypeID], on path: ViewGraph.Path) -> Bool {
    firstReader(of: types, on: path).map { $0 < path.steps.count - 1 } == true
  }

  private func firstReader(of types: [TypeID], on path: ViewGraph.Path) -> Int? {
    let hosts = Set((readers[types] ?? []).compactMap(\.host))
    return path.steps.firstIndex { $0.view.map(hosts.contains) == true }
  }

  /// Why the environment of a view may lack some types; nil where every known path to the view injects one.
  private func gap(at site: WrapperSite, _ types: [TypeID]) -> Gap? {
    if has(delegates, types) { return nil }
    guard has(injected, types) else { return .everywhere }
    // If only previews inject it, code outside of the project injects it in the app.
    return has(injectedInApp, types) ? path(to: site, types, previews: false).map(Gap.path) : nil
  }

  /// A property whose value a preview does not inject.
  public struct MissingValue: Sendable {
    public let property: WrapperSite
    public let view: TypeID
    public let type: TypeID
    /// Whether each evaluation of the view reads it.
    public let isAlwaysRead: Bool
  }

  /// The previews that show a view without a value that it reads.
  public func previewsLackingValues(for sites: [WrapperSite]) -> [Site: [MissingValue]] {
    var missing: [Site: [MissingValue]] = [:]
    for site in sites {
      guard case .models(let types) = OwnedModels(site.type, in: views.symbols),
        let host = site.host,
        let type = types.first, let start = pathFromPreview(to: site, types)?.start,
        !unread.contains(site, in: views.symbols)
      else { continue }
      let isAlwaysRead = views.isReadByEachEvaluation(site.property.name, of: host)
      missing[start, default: []].append(
        MissingValue(property: site, view: host, type: type, isAlwaysRead: isAlwaysRead))
    }
    return missing
  }

  private func pathFromPreview(to site: WrapperSite, _ types: [TypeID]) -> ViewGraph.Path? {
    has(injected, types) ? path(to: site, types, previews: true) : nil
  }

  private func path(
    to site: WrapperSite, _ types: [TypeID], previews: Bool
  ) -> ViewGraph.Path? {
    guard let host = site.host, !site.property.isConditional else { return nil }
    let question = Paths.Question(types: types, previews: previews)
    if let known = paths.known[question] { return known[host] }
    let found = pathsWithout(types, previews: previews)
    paths.known[question] = found
    return found[host]
  }

  /// The paths to the views that read some types, on which the environment lacks them.
  /// - Parameter places: Where code is meant to inject them that does not yet.
  private func pathsWithout(
    _ types: [TypeID], previews: Bool, besides places: Set<Site> = []
  ) -> [TypeID: ViewGraph.Path] {
    let sites = readers[types] ?? []
    let properties: [TypeID: Set<String>] = sites.reduce(into: [:]) { names, site in
      if let host = site.host { names[host, default: []].insert(site.property.name) }
    }
    // A view that certainly reads the object has always ended the path.
    let last = sites.filter { site in
      site.host.map { views.isReadByEachEvaluation(site.property.name, of: $0) } == true
    }
    return graph.pathsWithout(
      types, to: Set(properties.keys),
      before: previews
        ? nil : .init(last: Set(last.compactMap(\.host)), properties: properties),
      in: views, besides: places)
  }

  private func has(_ injected: Set<TypeID>, _ types: [TypeID]) -> Bool {
    types.contains { id in
      injected.contains(id) || views.symbols.subtypes(of: id).contains(where: injected.contains)
    }
  }
}

extension Views {
  /// The application delegates, and the scene delegates that they may name.
  fileprivate var delegates: Set<TypeID> {
    let ofApps = Set(inference.applicationDelegates)
    guard !ofApps.isEmpty else { return [] }
    return ofApps.union(
      symbols.types.map(\.id).filter {
        symbols.inherits($0, fromOutside: SDK.sceneDelegateProtocol)
      })
  }
}
