/// What views read, which properties are tracked, and which changes no longer update a view.
public final class Tracking: Sendable {
  let symbols: Symbols
  let inference: TypeInference
  let graph: CodeGraph
  let objects: Objects
  let usage: Usage
  let announcing: Announcing
  let views: Views
  let cache = Cache()

  /// Answers that were found before.
  struct Cache: Sendable {
    let trackedState = Answer<TrackedState>()
    let announcedProperties = Answer<Set<PropertyReference>>()
    let announcements = Answers<FileOffset, ObjectAnnouncement?>()
    let refreshWrites = Answers<PropertyReference, [ObjectWillChangeUses.Entry]?>()
    let refreshTriggers = Answers<TypeID, [RefreshTrigger]>()
    let readsWhileEvaluated = Answers<TypeID, [PropertyUses.Located<Read>]>()
    /// By the name of the member through which the reads go.
    let readsThroughMembers = Answers<TypeID, [String: [PropertyUses.Located<Read>]]>()
    let functionsShowingState = Answers<TypeID, [FunctionReference: PropertyUses.Located<Read>]>()
    let closuresShown = Answers<TypeID, [Tracking.StoredClosure]>()
    let cachedReads = Answers<TypeID, [CachedRead]>()
    let functionsThatCache = Answer<Set<FunctionReference>>()
    let codeShown = Answers<TypeID, [(file: Int, body: ByteRange)]>()
    let codeRunByReading = Answers<TypeID, [(file: Int, body: ByteRange)]>()
    let unnamedReads = Answers<String, [PropertyUses.Located<Read>]>()
    let changedNames = Answers<Int, ChangedNames>()
    let changedMembers = Answers<ResolvedType, Set<String>>()
    let returnsKeptObjects = RecursiveAnswers<ReturnedObjects, Bool>()
    let usesOfObjects = Answers<String, [UseOfObject]>()
    let namesInPlainClasses = Answer<Set<String>>()
    let isUnobserved = Answers<TypeID, Bool>()
    let needsMacro = Answers<TypeID, Bool>()
    let typesRequiredToBeObservable = Answer<Set<TypeID>>()
    let classesOfElements = Answer<Set<TypeID>>()
    let laterChanges = Answers<PropertyOfType, Bool>()
    let certainLaterChanges = Answers<PropertyOfType, Bool>()
    let notificationSources = Answers<TypeID, NotificationSources>()
    let notificationReaches = Answers<PairOfTypes, NotificationReach?>()
    let codeUsing = Answers<TypeID, Set<CodeNode>>()
    let canBeTracked = Answers<PropertyOfType, Bool>()
    let shownParts = Answers<TypeID, PropertyReference?>()
    let membersByNameRead = Answers<TypeID, [String: [String]]>()
    let firstUsesShowing = Answers<ShownMember, UseShown?>()
    let usesShowing = Answers<ShownMember, [UseShown]>()
    let shownCases = Answers<TypeID, [ShownCase]>()
    let editedThroughBindings = Answers<TypeID, Bool>()
    let bindingsWritten = RecursiveAnswers<PropertyReference, Bool>()
    let ignoringNewValues = Answers<PropertyReference, Bool>()
    let isFilledByReaders = Answers<PropertyReference, Bool>()
    let untrackedVariables = Answers<CodeNode, [UntrackedVariable]>()
    let variablesAlwaysRead = Answers<TypeID, Set<PropertyOfType>>()
    let trackedReads = Answers<CodeNode, [TrackedRead]>()
    let namesOfModelVariables = Answer<Set<String>>()
    let placesInViews = Answers<CodeNode, [Site]>()
    let typesWrittenByViews = Answers<String, Set<TypeID>>()
  }

  init(_ views: Views) {
    symbols = views.symbols
    inference = views.inference
    graph = views.graph
    objects = views.objects
    usage = views.usage
    announcing = views.announcing
    self.views = views
  }
}
