// The locks keep accesses from overlapping.

/// A cache of the answers to one kind of question.
final class Answers<Question: Hashable, Answer>: @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var known: [Question: Answer] = [:]

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
final class RecursiveAnswers<Question: Hashable, Answer>: @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var known: [Question: Answer] = [:]
  @exclusivity(unchecked) private var open: [ThreadNumber: Open] = [:]

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
  @exclusivity(unchecked) private var known: Value?

  /// The cached answer, or the result of `find`. Two threads may compute it at the same time.
  func found(_ find: () -> Value) -> Value {
    if let known = lock.hold({ known }) { return known }
    let found = find()
    lock.hold { known = found }
    return found
  }
}
