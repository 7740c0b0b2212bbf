/// A change of behaviour that a person should know of, at a site that was rewritten.
public enum Caution: String, Sendable, Hashable, CaseIterable {
  case defaultEvaluatedAgain = "DefaultEvaluatedAgain"
  case argumentEvaluatedAgain = "ArgumentEvaluatedAgain"
  case workPutOff = "WorkPutOff"
  case stateKept = "StateKept"
  case announcementRemoved = "AnnouncementRemoved"
  case plainPropertyTracked = "PlainPropertyTracked"
  case equalValueDropped = "EqualValueDropped"
  case partialEquality = "PartialEquality"
  case reentrantMutation = "ReentrantMutation"
  case viewsNotTold = "ViewsNotTold"
  case noInjection = "NoInjection"

  /// A sentence; `%` stands for the evidence.
  public var sentence: String {
    switch self {
    case .defaultEvaluatedAgain:
      "`%` runs each time the view value is made (up to Xcode 26); @StateObject ran it once"
    case .argumentEvaluatedAgain:
      "`%` runs each time the view's initializer runs; StateObject(wrappedValue:) ran it once"
    case .workPutOff:
      "`%` runs in bootstrap() once the view has appeared; until then the model has its initial values"
    case .stateKept:
      "`%` was made anew each time the parent updated; now the view keeps it"
    case .announcementRemoved:
      "`%` is gone: each property that is written announces itself, when it is written"
    case .plainPropertyTracked:
      "`%` was not published, and views read it: tracked, they are told of every change"
    case .equalValueDropped:
      "`%` published; an equal value is dropped now, and nobody is told"
    case .partialEquality:
      "the `==` of `%` compares less than all it stores; a value that it calls equal is stored, and nobody is told"
    case .reentrantMutation:
      "`%` reads what it is changing: @Published handed out a copy, the macro changes it in place and traps"
    case .viewsNotTold:
      "`%` reaches the object's subscribers; views are told by what they read alone"
    case .noInjection:
      "nothing in the project puts a `%` into the environment; reading it without one traps"
    }
  }
}
