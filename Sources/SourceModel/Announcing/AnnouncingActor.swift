/// On which actor an object is announced as a whole.
extension ProjectModel {
  /// Whether a stored property of the class or of a subclass is on the main actor, and the class is not.
  public func hasPropertiesOnMainActor(_ id: TypeID) -> Bool {
    !isOnMainActor(id)
      && announcedTogether(with: id).flatMap(properties).contains {
        self[$0].isStored && !self[$0].isStatic && self[$0].globalActor?.name == "MainActor"
      }
  }

  /// Whether a send stands in code that is on the main actor by its own words, those of its type, or the call that runs it.
  public func isSentOnMainActor(_ entry: Announcements.Entry) -> Bool {
    if isMovedToMainActor(entry) { return true }
    let file = files[entry.file]
    var index = entry.use.scope
    // A closure may run anywhere.
    while file.scopes[index].owner == nil {
      guard file.scopes[index].kind != .closure, let parent = file.scopes[index].parent else {
        return false
      }
      index = parent
    }
    let scope = ScopeReference(file: entry.file, scope: entry.use.scope)
    return file.scopes[index].owner?.attributes.contains("MainActor") == true
      || enclosingType(of: scope).map(isOnMainActor) == true
  }

  /// Whether the method that announces an object could not be called where a send stands: it names properties of the main
  /// actor, which checked code can do there alone.
  func isSentOffActorOfProperties(_ entry: Announcements.Entry, of owner: TypeID) -> Bool {
    layout.checksMovedClosures(in: files[entry.file].path) && hasPropertiesOnMainActor(owner)
      && !isSentOnMainActor(entry)
  }
}
