/// Objects inside a view's model that tell nobody when they change.
extension ProjectModel {
  /// The properties of a view's model that hold an object which is not tracked, or several, by what the view reads of
  /// that: `model.player` in `model.player.time`.
  /// - Parameter isAnnounced: whether the model says itself when objects have changed that are not its own properties.
  public func untrackedObjects(
    readThrough property: String, of model: TypeID, in host: TypeID, isAnnounced: Bool
  ) -> [(holder: PropertyReference, read: LocatedRead)] {
    var found: [PropertyReference: LocatedRead] = [:]
    func note(
      _ located: LocatedRead, through name: String, _ isUntracked: (PropertyReference) -> Bool
    ) {
      for reference in members(of: model, named: name).properties
      where isHolder(self[reference]) && found[reference] == nil && isUntracked(reference) {
        found[reference] = located
      }
    }
    for located in readsWhileEvaluated(in: host) {
      guard let base = located.use.base else { continue }
      let member = located.use.name
      if case .member(let root, let name) = base.unwrapped.kind, root.ownName == property {
        note(located, through: name) { mayBeUntracked(member, of: $0) }
      } else if !isAnnounced, namesInPlainClasses.contains(member) {
        let scope = ScopeReference(file: located.file, scope: located.use.scope)
        guard let name = self.member(ofObjectIn: property, leadingTo: base, at: scope) else {
          continue
        }
        note(located, through: name) { _ in isUntracked(member, of: type(of: base, at: scope)) }
      }
    }
    for asked in functionsAsked(ofObjectsIn: property, in: host) {
      note(asked.located, through: asked.holder) {
        givesChanging(asked.located.use.name, of: type(of: $0))
      }
    }
    return found.map { ($0.key, $0.value) }.sorted {
      $0.1.use.range.lowerBound < $1.1.use.range.lowerBound
    }
  }

  /// The functions that the code of a view calls, while it is evaluated, of what members of a property's object hold:
  /// `model.player.title()`.
  private func functionsAsked(ofObjectsIn property: String, in host: TypeID) -> [(
    holder: String, located: LocatedRead
  )] {
    self[host].declarations.flatMap { reference in
      files[reference.file].uses.calls.starting(in: self[reference].range).compactMap { call in
        guard case .member(let base, let name) = call.callee.unwrapped.kind,
          case .member(let root, let holder) = base.unwrapped.kind, root.ownName == property,
          runsWithBody(call.scope, of: host, inFile: reference.file),
          givesSomethingBack(ScopeReference(file: reference.file, scope: call.scope), in: host)
        else { return nil }
        let read = Read(name: name, base: base, range: call.range, scope: call.scope)
        return (holder, LocatedRead(file: reference.file, use: read))
      }
    }
  }

  /// Whether a function of an object that tells nobody of its changes gives something of what changes.
  private func givesChanging(_ name: String, of type: ResolvedType) -> Bool {
    concreteTypes(of: type.candidates).contains { id in
      self[id].kind == .class && !tellsOfItself(id) && !isMigratable(id)
        && tellingFunctions(of: id).contains { function in
          guard self[function].name == name, let body = self[function].body else { return false }
          return plainVariablesRead(in: body, ofFile: function.file, id).contains {
            changesLater($0, of: id)
          }
        }
    }
  }

  private func mayBeUntracked(_ member: String, of holder: PropertyReference) -> Bool {
    let type = type(of: holder)
    if type.candidates.contains(where: { self[$0].kind == .protocol }) {
      return isUntracked(
        member, of: .nominal(concreteTypes(of: type.candidates), arguments: []))
    }
    // Of somebody else's type in a `var`, most likely a value, nothing is said.
    if self[holder].isLet || !type.candidates.isEmpty { return changesUnseen(member, of: type) }
    return isUntracked(member, of: type)
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

  /// The member of a property's object through which an expression is come to: `pieces` of `board` in `board.pieces[0]`,
  /// and in `piece` where that is an element of it.
  private func member(
    ofObjectIn property: String, leadingTo expression: Expression, at scope: ScopeReference,
    depth: Int = 0
  ) -> String? {
    guard depth < 8 else { return nil }
    func further(_ expression: Expression, at scope: ScopeReference) -> String? {
      member(ofObjectIn: property, leadingTo: expression, at: scope, depth: depth + 1)
    }
    switch expression.unwrapped.kind {
    case .member(let root, let name):
      return root.ownName == property ? name : further(root, at: scope)
    case .element(let base, _): return further(base, at: scope)
    case .call(let callee, _): return further(callee, at: scope)
    case .name(let name):
      guard let local = localBinding(name, at: scope, position: expression.range.lowerBound),
        let value = local.binding.value, value.range != expression.range
      else { return nil }
      return further(value, at: ScopeReference(file: scope.file, scope: local.scope))
    default: return nil
    }
  }

  /// Whether nothing else is said of the property: `lazy` and `weak` ones are not tracked, whatever they hold.
  private func isHolder(_ property: DeclaredProperty) -> Bool {
    property.isStored && !property.isStatic && !property.isLazy && !property.hasModifier("weak")
  }

  /// Classes of the system's frameworks whose objects change while they are held.
  private static let systemObjects: Set<String> = [
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
