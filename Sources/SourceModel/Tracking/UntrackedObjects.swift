/// Objects inside a view's model that tell nobody when they change.
extension ProjectModel {
  /// The members of a view's model that hold an object which is not tracked, or several, or give what others hold, by what
  /// the view reads of that: `model.player` in `model.player.time`.
  /// - Parameter isAnnounced: whether the model says itself when objects have changed that are not its own properties.
  public func untrackedObjects(
    readThrough property: String, of model: TypeID, in host: TypeID, isAnnounced: Bool
  ) -> [(holder: String, read: LocatedRead)] {
    var found: [String: LocatedRead] = [:]
    func note(
      _ located: LocatedRead, through name: String, _ isUntracked: (PropertyReference) -> Bool
    ) {
      guard found[name] == nil else { return }
      for reference in members(of: model, named: name).properties
      where isHolder(reference) && isUntracked(reference) {
        found[name] = located
      }
    }
    func note(_ located: LocatedRead, through name: String, of type: ResolvedType) {
      note(located, through: name) { _ in true }
      guard found[name] == nil, gives(type.candidates, byMember: name, of: model) else { return }
      found[name] = located
    }
    for located in readsWhileEvaluated(in: host) {
      guard let base = located.use.base else { continue }
      let member = located.use.name
      let scope = ScopeReference(file: located.file, scope: located.use.scope)
      guard givesSomethingBack(scope, in: host) else { continue }
      if case .member(let root, let name) = base.unwrapped.kind, root.ownName == property {
        note(located, through: name) { mayBeUntracked(member, of: $0) }
        if found[name] != nil { continue }
      }
      guard !isAnnounced, namesInPlainClasses.contains(member) else { continue }
      guard let name = self.member(ofObjectIn: property, leadingTo: base, at: scope) else {
        continue
      }
      let type = type(of: base, at: scope)
      if isUntracked(member, of: type) { note(located, through: name, of: type) }
    }
    for asked in functionsAsked(ofObjectsIn: property, in: host, isAnnounced: isAnnounced)
    where givesChanging(asked.located.use.name, of: asked.type) {
      note(asked.located, through: asked.holder, of: asked.type)
    }
    return found.map { ($0.key, $0.value) }.sorted {
      ($0.1.use.range.lowerBound, $0.0) < ($1.1.use.range.lowerBound, $1.0)
    }
  }

  /// The functions that the code of a view calls, while it is evaluated, of what members of a property's object hold or
  /// give: `model.player.title()`, `model.players.map { $0.title() }`; also the elements that it takes: `model.grid[0]`.
  private func functionsAsked(
    ofObjectsIn property: String, in host: TypeID, isAnnounced: Bool
  ) -> [(holder: String, located: LocatedRead, type: ResolvedType)] {
    typealias Asked = (holder: String, located: LocatedRead, type: ResolvedType)
    return self[host].declarations.flatMap { reference -> [Asked] in
      let uses = files[reference.file].uses
      let calls = uses.calls.starting(in: self[reference].range).compactMap { call -> Read? in
        guard case .member(let base, let name) = call.callee.unwrapped.kind else { return nil }
        return Read(name: name, base: base, range: call.range, scope: call.scope)
      }
      let elements = uses.elements.starting(in: self[reference].range)
      return (calls + elements).compactMap { read -> Asked? in
        guard let base = read.base, declaresFunction(named: read.name) else { return nil }
        let scope = ScopeReference(file: reference.file, scope: read.scope)
        let isDirect = base.unwrapped.base?.ownName == property
        guard isDirect || !isAnnounced,
          let holder = member(ofObjectIn: property, leadingTo: base, at: scope),
          runsWithBody(read.scope, of: host, inFile: reference.file),
          givesSomethingBack(scope, in: host)
        else { return nil }
        let located = LocatedRead(file: reference.file, use: read)
        return (holder, located, type(of: base, at: scope))
      }
    }
  }

  /// Whether a function of an object that tells nobody of its changes gives something of what changes; of subscripts,
  /// which share one name, all have to.
  func givesChanging(_ name: String, of type: ResolvedType) -> Bool {
    concreteTypes(of: type.candidates).contains { id in
      guard self[id].kind == .class, !tellsOfItself(id), !isMigratable(id) else { return false }
      let named = tellingFunctions(of: id).filter { self[$0].name == name }
      func givesChanging(_ function: FunctionReference) -> Bool {
        guard let body = self[function].body else { return false }
        return plainVariablesRead(in: body, ofFile: function.file, id).contains {
          changesLater($0, of: id)
        }
      }
      return name == "subscript"
        ? !named.isEmpty && named.allSatisfy(givesChanging) : named.contains(where: givesChanging)
    }
  }

  private func mayBeUntracked(_ member: String, of holder: PropertyReference) -> Bool {
    let type = type(of: holder)
    if type.candidates.contains(where: { self[$0].kind == .protocol }) {
      return isUntracked(
        member, of: .nominal(concreteTypes(of: type.candidates), arguments: []))
    }
    // Of somebody else's type in a `var`, most likely a value, nothing is said.
    return self[holder].isLet && type.candidates.isEmpty
      ? changesUnseen(member, of: type) : isUntracked(member, of: type)
  }

  private func isUntracked(_ member: String, of type: ResolvedType) -> Bool {
    if member.isNameOfIdentity { return false }
    if case .external(let name, _) = type.unwrapped {
      return Self.systemObjects.contains(name) && changesUnseen(member, of: type)
    }
    return !type.candidates.isEmpty && certainlyChangesUnseen(member, of: type)
  }

  /// The names of variables in classes that tell nobody of their changes.
  private var namesInPlainClasses: Set<String> {
    remembered.namesInPlainClasses.found {
      var names: Set<String> = []
      for type in types
      where type.kind == .class && !tellsOfItself(type.id) && !isMigratable(type.id) {
        for reference in properties(of: type.id) where !self[reference].isLet {
          names.insert(self[reference].name)
        }
      }
      return names
    }
  }

  /// Whether nothing else is said of the property: `lazy` and `weak` ones are not tracked, whatever they hold; of those that
  /// some code gives another value that is said.
  private func isHolder(_ reference: PropertyReference) -> Bool {
    let property = self[reference]
    return property.isStored && !property.isStatic && !property.hasModifier("weak")
      && (!property.isLazy || !changesLater(reference, of: declaringType(of: reference)))
  }

  /// Classes of the system's frameworks whose objects change while they are held.
  static let systemObjects: Set<String> = [
    "AVAudioEngine", "AVAudioPlayer", "AVAudioPlayerNode", "AVAudioRecorder", "AVCaptureDevice",
    "AVCaptureSession", "AVPlayer", "AVPlayerItem", "AVQueuePlayer", "AVSpeechSynthesizer",
    "ARSession", "CBCentralManager", "CBPeripheral", "CBPeripheralManager", "CLLocationManager",
    "CMMotionManager", "GKMatch", "HKLiveWorkoutBuilder", "HKWorkoutSession", "MCSession",
    "MKMapView", "MPMediaPlayer", "MPMusicPlayerController", "NWBrowser", "NWConnection",
    "NWListener", "NWPathMonitor", "Operation", "OperationQueue", "PDFView", "Process", "Progress",
    "SCNScene", "SFSpeechRecognizer", "SKScene", "Timer", "URLSessionDataTask",
    "URLSessionDownloadTask", "URLSessionTask", "URLSessionUploadTask", "UndoManager", "WCSession",
    "WKWebView",
  ]
}
