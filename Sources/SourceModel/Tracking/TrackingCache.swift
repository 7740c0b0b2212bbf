final class TrackingCache: LayerCache {
  let trackedState = Answer<TrackedState>()
  let announcedProperties = Answer<Set<PropertyReference>>()
  let announcements = Answers<FileOffset, ObjectAnnouncement?>()
  let readsWhileEvaluated = Answers<TypeID, [PropertyUses.Located<Read>]>()
  /// By the name of the member through which the reads go.
  let readsThroughMembers = Answers<TypeID, [String: [PropertyUses.Located<Read>]]>()
  let functionsShowingState = Answers<TypeID, [FunctionReference: PropertyUses.Located<Read>]>()
  let closuresShown = Answers<TypeID, [ProjectModel.StoredClosure]>()
  let cachedReads = Answers<TypeID, [CachedRead]>()
  let codeShown = Answers<TypeID, [(file: Int, body: ByteRange)]>()
  let codeRunByReading = Answers<TypeID, [(file: Int, body: ByteRange)]>()
  let unnamedReads = Answers<String, [PropertyUses.Located<Read>]>()
  let changedNames = Answers<Int, ChangedNames>()
  let usesOfObjects = Answers<String, [UseOfObject]>()
  let namesInPlainClasses = Answer<Set<String>>()
  let laterChanges = Answers<PropertyOfType, Bool>()
  let canBeTracked = Answers<PropertyOfType, Bool>()
}

extension ProjectModel {
  var trackingCache: TrackingCache { caches[TrackingCache.self] }
}
