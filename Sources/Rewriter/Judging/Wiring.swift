import SourceModel

extension ProjectModel {
  /// The types of properties such as `@UIApplicationDelegateAdaptor var delegate: AppDelegate`, and of the scene
  /// delegates that they may name.
  fileprivate var delegates: Set<TypeID> {
    let ofApps = applicationDelegates
    guard !ofApps.isEmpty else { return [] }
    return ofApps.union(
      types.map(\.id).filter {
        inherits($0, fromOutside: SDK.sceneDelegateProtocol)
      })
  }

  private var applicationDelegates: Set<TypeID> {
    return Set(
      valuesWrapped(by: SDK.delegateAdaptor).flatMap {
        type(of: $0.property, inFile: $0.file).candidates
      })
  }
}

/// What is put into the environment above the views that read it.
struct EnvironmentInjections {
  private let model: ProjectModel
  /// The types that any place of the project injects, and those that are injected outside of previews and tests.
  private let injected: Set<TypeID>
  private let injectedInApp: Set<TypeID>
  /// The delegates of apps and scenes, which SwiftUI injects itself.
  private let delegates: Set<TypeID>
  private let views: ViewGraph
  /// The views that read models of some types from the environment.
  private let readers: [[TypeID]: Set<TypeID>]
  private let unread: UnreadProperties
  private let paths = Paths()

  /// The paths that were computed.
  private final class Paths {
    struct Question: Hashable {
      let types: [TypeID]
      let previews: Bool
    }
    var known: [Question: [TypeID: ViewGraph.Path]] = [:]
  }

  init(_ model: ProjectModel) {
    self.model = model
    injected = model.typesInjected { _ in true }
    injectedInApp = model.typesInjected { !model.isInPreview($0) }
    delegates = model.delegates
    let sites = model.wrapperSites(.environmentObject)
    views = ViewGraph(leadingTo: Set(sites.compactMap(\.host)), in: model)
    var readers: [[TypeID]: Set<TypeID>] = [:]
    var held: [WrapperSite] = []
    for site in sites {
      guard case .models(let types) = OwnedModels(site.type, in: model) else { continue }
      held.append(site)
      if let host = site.host { readers[types, default: []].insert(host) }
    }
    self.readers = readers
    unread = UnreadProperties(among: held, in: model)
  }

  /// The diagnostics for a view whose environment may lack these types; empty where every known path to the view
  /// injects one.
  func diagnostics(for site: WrapperSite, _ types: [TypeID], as name: String) -> [Diagnostic] {
    if has(delegates, types) { return [] }
    guard has(injected, types) else { return [Diagnostic(.unknownInjection, name)] }
    // If only previews inject it, code outside of the project injects it in the app.
    guard has(injectedInApp, types), let host = site.host, !site.property.isConditional,
      let path = paths(without: types, previews: false)[host]
    else { return [] }
    return [
      Diagnostic(
        .missingEnvironmentValue, name,
        detail: path.site.place + ": " + path.names.map { "`\($0)`" }.joined(separator: " → "),
        of: model.qualifiedName(host), instead: "Add `.environment(…)` at \(path.site.place)")
    ]
  }

  /// Whether no code reads the property.
  func isUnread(_ site: WrapperSite) -> Bool { unread.contains(site, in: model) }

  /// Whether some known path to the view, including from previews, injects none of the types.
  func mayLackValue(_ site: WrapperSite, _ types: [TypeID]) -> Bool {
    guard diagnostics(for: site, types, as: "").isEmpty else { return true }
    return pathFromPreview(to: site, types) != nil
  }

  private func pathFromPreview(to site: WrapperSite, _ types: [TypeID]) -> ViewGraph.Path? {
    guard has(injected, types), let host = site.host, !site.property.isConditional else {
      return nil
    }
    return paths(without: types, previews: true)[host]
  }

  /// The previews that show a view without the environment values that it reads.
  func advice(for sites: [WrapperSite]) -> [Proposal] {
    var missing: [Site: [(view: TypeID, type: TypeID)]] = [:]
    for site in sites {
      guard case .models(let types) = OwnedModels(site.type, in: model), let host = site.host,
        let type = types.first, let start = pathFromPreview(to: site, types)?.start,
        !isUnread(site)
      else { continue }
      missing[start, default: []].append((host, type))
    }
    return missing.map { start, found in
      let names = found.map { "`\(model.qualifiedName($0.type))`" }.uniqued().sorted()
      let views = found.map { "`\(model.qualifiedName($0.view))`" }.uniqued().sorted()
      return Proposal(
        marking: Diagnostic(
          .previewWithoutValue, names.listed(upTo: 2, "type"),
          detail: views.listed(upTo: 2, "view")), at: start,
        for: found.map(\.type).uniqued().sorted(), need: .any)
    }
    .sorted { $0.site < $1.site }
  }

  private func paths(without types: [TypeID], previews: Bool) -> [TypeID: ViewGraph.Path] {
    let question = Paths.Question(types: types, previews: previews)
    if let known = paths.known[question] { return known }
    let found = views.pathsWithout(types, to: readers[types] ?? [], in: model, previews: previews)
    paths.known[question] = found
    return found
  }

  private func has(_ injected: Set<TypeID>, _ types: [TypeID]) -> Bool {
    types.contains { id in
      injected.contains(id) || model.subtypes(of: id).contains(where: injected.contains)
    }
  }
}
