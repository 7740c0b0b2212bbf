/// Caches answers about a model, for use from any thread. No answer depends on which question comes first.
final class ModelCache: @unchecked Sendable {
  let uses = Answer<PropertyUses>()
  let code = Answers<Int, RunCode>()
  let effects = Answers<CodeNode, Effects>()
  let ownEdges = Answers<CodeNode, [CodeEdge]>()
  let otherEdges = Answers<CodeNode, [CodeEdge]>()
  let closureTimings = Answers<ScopeReference, ClosureTiming>()
  let operatorFunctions = Answers<String, [FunctionReference]>()
  let closureParameterTypes = RecursiveCache<ScopeReference, [ResolvedType]>()
  let findings = Answers<Code, Findings>()
  let bodies = Answers<FunctionReference, InitializerBody?>()
  let announcements = Answers<Place, ObjectAnnouncement?>()
  let notifiesOfChanges = Answers<TypeID, Bool>()
  let readsWhileEvaluated = Answers<TypeID, [PropertyUses.Located<Read>]>()
  /// By the name of the member through which the reads go.
  let readsThroughMembers = Answers<TypeID, [String: [PropertyUses.Located<Read>]]>()
  let functionsShowingState = Answers<TypeID, [FunctionReference: PropertyUses.Located<Read>]>()
  let closuresShown = Answers<TypeID, [ProjectModel.StoredClosure]>()
  let cachedReads = Answers<TypeID, [CachedRead]>()
  let codeRunByReading = Answers<TypeID, [(file: Int, body: ByteRange)]>()
  let valuesCreatedByViews = Answers<TypeID, Bool>()
  let codeCalledByViews = Answers<Place, Bool>()
  let unnamedReads = Answers<String, [PropertyUses.Located<Read>]>()
  let changedNames = Answers<Int, ChangedNames>()
  let visibleModules = Answers<Int, Set<String>>()
  let usesOfObjects = Answers<String, [UseOfObject]>()
  let publishingWrappers = Answers<TypeID, PublishingWrapper?>()
  let constructionCalls = Answers<TypeID, [ConstructionCall]>()
  /// The calls of `init`, by the label of the first argument.
  let initializerCalls = Answer<[String: [UseIndex.Place]]>()
  /// What these calls create, by the position of the call.
  let typesCreatedByCalls = Answers<UseIndex.Place, CreatedTypes>()
  /// The calls of `init` with their created types, by the label of the first argument.
  let labelledCalls = Answers<String, LabelledCalls>()
  let unlabelledCalls = Answers<String, UnlabelledCalls>()
  let takersByType = Answer<[String: ValueReceivers]>()
  let aliasesByTarget = Answer<[String: [(file: Int, alias: DeclaredTypealias)]]>()
  let genericPublishers = Answer<GenericPublishers>()
  let associatedTypes = Answer<Set<String>>()
  let namesWrittenByKeyPath = Answer<Set<String>>()
  let namesInPlainClasses = Answer<Set<String>>()
  let mutatingFunctions = Answer<Set<String>>()
  let observedObjectAnnotations = Answer<[(file: Int, range: ByteRange)]>()
  let closuresKeptToAct = Answers<ScopeReference, Bool>()
  let laterChanges = Answers<PropertyOfType, Bool>()
  let canBeTracked = Answers<PropertyOfType, Bool>()

  struct Place: Hashable {
    let file: Int
    let offset: Int
  }

  /// A property, and the type whose instances the question is about.
  struct PropertyOfType: Hashable {
    let property: PropertyReference
    let owner: TypeID?
  }

  /// A cache of the answers to one kind of question.
  final class Answers<Question: Hashable, Answer>: @unchecked Sendable {
    private let lock = Lock()
    private var known: [Question: Answer] = [:]

    /// The cached answer, or the result of `find`. Two threads may compute the same answer at the same time.
    func answer(to question: Question, _ find: () -> Answer) -> Answer {
      if let known = lock.hold({ known[question] }) { return known }
      let found = find()
      lock.hold { _ = known.updateValue(found, forKey: question) }
      return found
    }
  }

  /// A cache for answers whose computation may reach the same question again, as with code whose type cannot be
  /// inferred.
  final class RecursiveCache<Question: Hashable, Answer>: @unchecked Sendable {
    private let lock = Lock()
    private var known: [Question: Answer] = [:]
    private var open: [ThreadNumber: Open] = [:]

    /// The questions that one thread is computing.
    private struct Open {
      var questions: [Question] = []
      /// Index of the outermost open question that was reached again; answers found inside it depend on it.
      var reached = Int.max
    }

    /// - Parameter none: The answer to a question that is already being computed.
    func answer(to question: Question, none: Answer, remember: Bool, _ find: () -> Answer)
      -> Answer
    {
      let thread = ThreadNumber.current
      let early = lock.hold { () -> Answer? in
        if remember, let known = known[question] { return known }
        var asked = open[thread] ?? Open()
        defer { open[thread] = asked }
        if let again = asked.questions.firstIndex(of: question) {
          asked.reached = min(again, asked.reached)
          return none
        }
        asked.questions.append(question)
        return nil
      }
      if let early { return early }
      let found = find()
      lock.hold {
        guard var asked = open.removeValue(forKey: thread) else { return }
        asked.questions.removeLast()
        if asked.reached >= asked.questions.count {
          asked.reached = .max
          if remember { known[question] = found }
        }
        if !asked.questions.isEmpty { open[thread] = asked }
      }
      return found
    }
  }

  /// A cache of the answer to one question about the whole model.
  final class Answer<Value>: @unchecked Sendable {
    private let lock = Lock()
    private var known: Value?

    /// The cached answer, or the result of `find`. Two threads may compute it at the same time.
    func found(_ find: () -> Value) -> Value {
      if let known = lock.hold({ known }) { return known }
      let found = find()
      lock.hold { known = found }
      return found
    }
  }
}
