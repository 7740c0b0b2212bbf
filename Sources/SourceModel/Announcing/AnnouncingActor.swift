/// The actor on which notifications for a whole object are sent.
extension Announcing {
  /// Whether a stored property of the class or of a subclass is on the main actor while the class is not.
  public func hasPropertiesOnMainActor(_ id: TypeID) -> Bool {
    !symbols.isOnMainActor(id)
      && typesSharingPublisher(with: id).flatMap(symbols.properties).contains {
        symbols[$0].isStored && !symbols[$0].isStatic
          && symbols[$0].globalActor?.name == "MainActor"
      }
  }

  /// Whether a send is in code that is on the main actor through its own attributes, those of its type, or the call
  /// that runs it.
  public func isSentOnMainActor(_ entry: ObjectWillChangeUses.Entry) -> Bool {
    if isDispatchedToMainActor(entry) { return true }
    let file = symbols.files[entry.file]
    var index = entry.use.scope
    // A closure may run anywhere.
    while file.scopes[index].owner == nil {
      guard file.scopes[index].kind != .closure, let parent = file.scopes[index].parent else {
        return false
      }
      index = parent
    }
    return file.scopes[index].owner?.attributes.contains("MainActor") == true
      || symbols.enclosingType(of: entry.place).map(symbols.isOnMainActor) == true
  }

  /// Whether the generated notification method could not be called at the place of a send: the method accesses
  /// main-actor properties, which isolation-checked code can only do on the main actor.
  func isSentOffActorOfProperties(_ entry: ObjectWillChangeUses.Entry, of owner: TypeID) -> Bool {
    symbols.layout.checksMovedClosures(in: symbols.files[entry.file].path)
      && hasPropertiesOnMainActor(owner)
      && !isSentOnMainActor(entry)
  }
}
