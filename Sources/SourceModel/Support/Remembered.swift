import SwiftSyntax

/// What was found out of a model once and may be asked for again, from any thread. No answer depends on who asked first.
final class Remembered: @unchecked Sendable {
  let code = Answers<Int, RunCode>()
  let operatorFunctions = Answers<String, [FunctionReference]>()
  let handedTypes = RecursiveAnswers<ScopeReference, [ResolvedType]>()
  let findings = Answers<Code, Findings>()
  let bodies = Answers<FunctionReference, InitializerBody?>()
  let announcements = Answers<Place, ObjectAnnouncement?>()
  let tellsOfChanges = Answers<TypeID, Bool>()
  let readsWhileEvaluated = Answers<TypeID, [PropertyUses.Located<Read>]>()
  /// By the member that they go through.
  let readsThroughMembers = Answers<TypeID, [String: [PropertyUses.Located<Read>]]>()
  let functionsShowingState = Answers<TypeID, [FunctionReference: PropertyUses.Located<Read>]>()
  let closuresShown = Answers<TypeID, [ProjectModel.KeptClosure]>()
  let cachedReads = Answers<TypeID, [CachedRead]>()
  let codeRunByReading = Answers<TypeID, [(file: Int, body: ByteRange)]>()
  let valuesMadeByViews = Answers<TypeID, Bool>()
  let codeCalledByViews = Answers<Place, Bool>()
  let unnamedReads = Answers<String, [PropertyUses.Located<Read>]>()
  let changedNames = Answers<Int, ChangedNames>()
  let modulesSeen = Answers<Int, Set<String>>()
  let usesOfObjects = Answers<String, [UseOfObject]>()
  let publishingWrappers = Answers<TypeID, PublishingWrapper?>()
  let constructionCalls = Answers<TypeID, [ConstructionCall]>()
  /// The calls of `init`, by the label of the first argument.
  let initializerCalls = Answer<[String: [UseIndex.Place]]>()
  /// Of such calls, by their places.
  let madeByCalls = Answers<UseIndex.Place, MadeByCall>()
  /// The same by the label.
  let labelledCalls = Answers<String, LabelledCalls>()
  let unlabelledCalls = Answers<String, UnlabelledCalls>()
  let takersByType = Answer<[String: ValueTakers]>()
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
  private let lock = Lock()
  /// The trees that were looked at last, the latest at the end.
  private var trees: [(file: Int, parsed: ParsedFile)] = []

  struct Place: Hashable {
    let file: Int
    let offset: Int
  }

  /// A property, and the type whose objects are asked about.
  struct PropertyOfType: Hashable {
    let property: PropertyReference
    let owner: TypeID?
  }

  /// The answers to one kind of question.
  final class Answers<Question: Hashable, Answer>: @unchecked Sendable {
    private let lock = Lock()
    private var known: [Question: Answer] = [:]

    /// The answer that is known, or that is found now; two threads may find it at once.
    func answer(to question: Question, _ find: () -> Answer) -> Answer {
      if let known = lock.hold({ known[question] }) { return known }
      let found = find()
      lock.hold { _ = known.updateValue(found, forKey: question) }
      return found
    }
  }

  /// Answers whose search may come back to its own question, as with code that nothing could type.
  final class RecursiveAnswers<Question: Hashable, Answer>: @unchecked Sendable {
    private let lock = Lock()
    private var known: [Question: Answer] = [:]
    private var open: [ThreadNumber: Open] = [:]

    /// What one thread is finding out.
    private struct Open {
      var questions: [Question] = []
      /// The outermost one that was come back to; what was found inside of it hangs on that.
      var reached = Int.max
    }

    /// - Parameter none: the answer to a question that is already open.
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

  /// The answer to one question about the whole model.
  final class Answer<Value>: @unchecked Sendable {
    private let lock = Lock()
    private var known: Value?

    /// The answer that is known, or that is found now; two threads may find it at once.
    func found(_ find: () -> Value) -> Value {
      if let known = lock.hold({ known }) { return known }
      let found = find()
      lock.hold { known = found }
      return found
    }
  }

  /// How many trees are kept.
  private static let treeLimit = 4

  func tree(of file: Int, _ parse: () -> ParsedFile) -> ParsedFile {
    if let known = lock.hold({ trees.first { $0.file == file }?.parsed }) { return known }
    let parsed = parse()
    lock.hold {
      if trees.count == Self.treeLimit { trees.removeFirst() }
      trees.append((file, parsed))
    }
    return parsed
  }
}

extension ProjectModel {
  /// The tree of a file.
  func tree(of file: Int) -> ParsedFile {
    remembered.tree(of: file) {
      ParsedFile(SourceFile(path: files[file].path, bytes: files[file].bytes))
    }
  }

  /// The tree of one member of a type, each token at its place in the file.
  func tree(of file: Int, member range: ByteRange) -> SourceFileSyntax {
    tree(of: file, piece: range, between: "enum A{", and: "}")
  }

  /// The tree of one expression, each token at its place in the file.
  func tree(of file: Int, expression range: ByteRange) -> SourceFileSyntax {
    tree(of: file, piece: range, between: "_=", and: "")
  }

  /// Takes a part of the time of all of the file, which it parses only where too little is in front of the piece.
  private func tree(
    of file: Int, piece range: ByteRange, between opening: String, and closing: String
  ) -> SourceFileSyntax {
    let space = range.lowerBound - opening.utf8.count
    guard space >= 0 else { return tree(of: file).tree }
    var bytes = [UInt8](repeating: 0x20, count: space)
    bytes += opening.utf8
    bytes += files[file].bytes[range]
    bytes += closing.utf8
    return ParsedFile(SourceFile(path: files[file].path, bytes: bytes)).tree
  }
}
