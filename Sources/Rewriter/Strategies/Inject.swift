import SourceModel

extension Owner {
  /// As `keep`, with a line above the site that asks for the model to be made by a parent.
  func planInject() -> Plan {
    if let obstacle = obstacleToKeeping { return .decline(obstacle) }
    let start = property.declaration.lowerBound
    let mark = injectionMark
    let line = "// FIXME: [migrate-observable] \(mark)" + file.newline + file.indentation(at: start)
    var edits: [Edit] = [.insert(line, at: start, in: file)]
    if site.holder != .stateObject {
      edits += heldByStateObject
    }
    return .apply(edits, mark: mark)
  }

  private var injectionMark: String {
    let parents = parents.map { "`\(model.qualifiedName($0))`" }.uniqued()
    let from: String
    switch parents.count {
    case 0: from = "the App or an event that presents `\(model.qualifiedName(site.host))`"
    case 1, 2: from = parents.joined(separator: " and ")
    case 3: from = parents[..<2].joined(separator: ", ") + " and " + parents[2]
    default: from = parents[..<2].joined(separator: ", ") + " and \(parents.count - 2) more"
    }
    let cost = site.heaviest?.cost.evidence.first
    let why = cost.map { "; making it costs \($0.signal.name), `\($0.code.unquoted)`" } ?? ""
    return "Inject `\(property.name)` from \(from)\(why)."
  }

  /// Whether more than this view has to do with the model.
  var isShared: Bool { !otherOwners.isEmpty || isPutIntoEnvironment || isPresentedOnce }

  /// The other places of the app that build and own such a model.
  var otherOwners: [OwnerSite] {
    sites.of(models: site.models).filter { $0.property != site.property && !$0.isInPreview }
  }

  private var isPutIntoEnvironment: Bool {
    model[site.host].declarations.contains { declaration in
      let range = model[declaration].range
      return model.files[declaration.file].uses.calls.starting(in: range).contains { call in
        call.name == "environmentObject"
          && call.arguments.first?.value.ownName == property.name
      }
    }
  }

  /// The calls that build the owner, outside of previews and tests.
  var hostCalls: [(file: Int, call: Call)] {
    model.constructionCalls(of: site.host).filter {
      $0.isCertain && !model.isInPreview(ScopeReference(file: $0.file, scope: $0.call.scope))
    }.map { ($0.file, $0.call) }
  }

  private var parents: [TypeID] {
    hostCalls.compactMap { file, call in
      model.enclosingType(of: ScopeReference(file: file, scope: call.scope))
    }.filter { $0 != site.host }.uniqued()
  }

  /// Whether a single place shows the owner, on an event: a sheet, a push.
  private var isPresentedOnce: Bool {
    let calls = hostCalls
    guard calls.count == 1, let (file, call) = calls.first else { return false }
    return model.presentation(of: call, inFile: file) != nil
  }
}
