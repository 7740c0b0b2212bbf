import SourceModel

extension Owner {
  /// Like `keep`, with a comment above the site that asks to create the model in a parent.
  func planInject() -> Plan {
    let notOne = requested == .inject ? nil : obstacleToOneModel
    if let obstacle = obstacleToKeeping ?? notOne { return .decline(obstacle) }
    let start = property.declaration.lowerBound
    let why = reason.map { ": its initializer \($0)" } ?? ""
    let request = "Create `\(property.name)` in \(creator) and pass it in\(why)."
    let comment = "// FIXME: [migrate-observable] \(request)" + file.newline
    var edits: [Edit] = [.insert(comment + file.indentation(at: start), at: start, in: file)]
    if site.holder != .stateObject {
      edits += stateObjectEdits
    }
    let mark = Diagnostic(
      .ownerToDecide, property.name, detail: reason,
      instead: "Or create it in \(creator) and pass it in")
    return .apply(edits, mark: mark)
  }

  /// Why a model that the creators of the view own would not do: each view needs its own, or needs it with other values.
  private var obstacleToOneModel: String? {
    let view = "`\(model[site.host].name)`"
    if let local = model.initializers.localShared(by: site) {
      return "the initializer of \(view) also uses `\(local)`, which the model depends on"
    }
    for call in hostCalls where model.symbols.enclosingType(of: call.scope) != site.host {
      switch model.views.ownLifetime(of: call) {
      case .identity(let value):
        let code = model.files[call.file].quoted(value.range)
        return "\(view) gets a new model when the value of `.id(\(code))` changes (\(value.place))"
      case .windows(let scene): return "each window of the `\(scene)` has a model of its own"
      case .occasion: return "\(view) gets a new model each time it appears"
      case nil: continue
      }
    }
    return nil
  }

  /// Who should create the model: the view that shows all of its owners, or the views that create the owner.
  private var creator: String {
    let common = isPutIntoEnvironment ? [] : commonParents
    let parents = (common.isEmpty ? parents : common).map {
      "`\(model.symbols.qualifiedName($0))`"
    }.uniqued()
    return parents.isEmpty ? "the `App`" : parents.listed(upTo: 2, "view")
  }

  /// Whether the model should be created elsewhere: a view shows several views that create the same one, or the view puts
  /// it into the environment. A model that callers pass in is created elsewhere already.
  var isShared: Bool {
    guard site.kind != .callSite, !isPassedByCallers,
      !model.initializers.isCreatedFromInput(site)
    else {
      return false
    }
    if isPutIntoEnvironment { return !parents.isEmpty }
    return !commonParents.isEmpty
  }

  /// The nearest views that show this owner and another one that could have the same object.
  private var commonParents: [TypeID] {
    guard isOneForAll(site) else { return [] }
    return otherOwners.compactMap { other in
      guard other.host != site.host, isOneForAll(other), codes(of: other) == codes(of: site) else {
        return nil
      }
      let others = Set(viewsShowing(other.host))
      return viewsShowing(site.host).first { others.contains($0) }
    }.uniqued().filter { $0 != site.host }
  }

  /// A view and the views of the model's module that show it for as long as they exist, nearest first.
  private func viewsShowing(_ host: TypeID) -> [TypeID] {
    var found = [host]
    var queue = [host]
    while !queue.isEmpty {
      let makers = queue.flatMap { id in
        calls(creating: id).compactMap { made -> TypeID? in
          guard model.views.ownLifetime(of: made) == nil,
            let maker = model.symbols.enclosingType(of: made.scope),
            model.symbols.hostRole(of: maker) != nil
          else { return nil }
          return maker
        }
      }
      queue = makers.uniqued().filter { !found.contains($0) && mayCreateModel($0) }
      found += queue
    }
    return found
  }

  /// Whether code of a type can name the model, and the app runs it.
  private func mayCreateModel(_ id: TypeID) -> Bool {
    !model.graph.isCreatedOnlyInPreviews(id) && !model.symbols.isInPreview(id)
      && site.models.allSatisfy {
        let (own, other) = (model[$0].primary, model[id].primary)
        return model.symbols.mayShareModule(own.file, other.file)
          && (own.file == other.file || !model.symbols.isFilePrivate($0))
      }
  }

  /// The code that creates the models of an owner.
  private func codes(of owner: OwnerSite) -> Set<String> {
    Set(owner.constructions.map { model.files[$0.scope.file].text($0.expression.range) })
  }

  /// The other places of the app that create and own such a model.
  var otherOwners: [OwnerSite] {
    sites.of(models: site.models).filter { $0.property != site.property && !$0.isInPreview }
  }

  /// Whether all views of a type could show one object: it is not created from the input of a view, nor for a row.
  private func isOneForAll(_ owner: OwnerSite) -> Bool {
    !model.initializers.isCreatedFromInput(owner)
      && model.initializers.localShared(by: owner) == nil
      && model.views.placeOfRows(of: owner.host) == nil
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

  /// The calls that create the owner, outside of previews and tests.
  var hostCalls: [ConstructionCall] { calls(creating: site.host) }

  private func calls(creating id: TypeID) -> [ConstructionCall] {
    model.graph.constructionCalls(of: id).filter {
      $0.isCertain && !model.symbols.isInPreview($0.scope)
    }
  }

  private var parents: [TypeID] {
    hostCalls.compactMap { model.symbols.enclosingType(of: $0.scope) }.filter {
      $0 != site.host && mayCreateModel($0)
    }.uniqued()
  }

  /// Whether a single place presents the owner on an event, such as a sheet or a push.
  var isPresentedOnce: Bool {
    let calls = hostCalls
    return calls.count == 1 && model.presentation(of: calls[0].call, inFile: calls[0].file) != nil
  }
}
