/// A change of behaviour that a person should know of, at a site that was rewritten.
public enum Caution: String, Sendable, Hashable, CaseIterable {
  case defaultEvaluatedAgain = "DefaultEvaluatedAgain"
  case argumentEvaluatedAgain = "ArgumentEvaluatedAgain"
  case stateKept = "StateKept"
  case announcementRemoved = "AnnouncementRemoved"
  case plainPropertyTracked = "PlainPropertyTracked"
  case subscriptionMoved = "SubscriptionMoved"

  /// A sentence; `%` stands for the evidence.
  public var sentence: String {
    switch self {
    case .defaultEvaluatedAgain:
      "`%` runs each time the view value is made (up to Xcode 26); @StateObject ran it once"
    case .argumentEvaluatedAgain:
      "`%` runs each time the view's initializer runs; StateObject(wrappedValue:) ran it once"
    case .stateKept:
      "`%` was made anew each time the parent updated; as @State it is kept"
    case .announcementRemoved:
      "`%` is gone: each property that is written announces itself, when it is written"
    case .plainPropertyTracked:
      "`%` was not published, and views read it: tracked, they are told of every change"
    case .subscriptionMoved:
      "`%` keeps its subscription in the object that holds the property"
    }
  }
}
