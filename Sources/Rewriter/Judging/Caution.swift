/// A change of behaviour that a person should know of, at a site that was rewritten.
public enum Caution: String, Sendable, Hashable, CaseIterable {
  case defaultEvaluatedAgain = "DefaultEvaluatedAgain"
  case argumentEvaluatedAgain = "ArgumentEvaluatedAgain"
  case madeAgain = "MadeAgain"
  case workPutOff = "WorkPutOff"
  case modelPutOff = "ModelPutOff"
  case stateKept = "StateKept"
  case reachedInInitializer = "ReachedInInitializer"
  case announcementRemoved = "AnnouncementRemoved"
  case plainPropertyTracked = "PlainPropertyTracked"
  case plainPropertyRead = "PlainPropertyRead"
  case untrackedComputedProperty = "UntrackedComputedProperty"
  case trackedReadInInitializer = "TrackedReadInInitializer"
  case backgroundWrite = "BackgroundWrite"
  case equalValueDropped = "EqualValueDropped"
  case partialEquality = "PartialEquality"
  case reentrantMutation = "ReentrantMutation"
  case changeThatWaits = "ChangeThatWaits"
  case viewsNotTold = "ViewsNotTold"
  case readersTold = "ReadersTold"
  case sharedStorageKey = "SharedStorageKey"
  case platformsNotStated = "PlatformsNotStated"
  case reflectedStorage = "ReflectedStorage"
  case conformanceAsked = "ConformanceAsked"
  case noInjection = "NoInjection"
  case missingInjection = "MissingInjection"
  case refreshLost = "RefreshLost"
  case updateWithoutReading = "UpdateWithoutReading"
  case updatesBegin = "UpdatesBegin"
  case isolationLost = "IsolationLost"
  case publicInterface = "PublicInterface"
  case privateInitializer = "PrivateInitializer"

  /// A sentence; `%` stands for the evidence.
  public var sentence: String {
    switch self {
    case .defaultEvaluatedAgain:
      "`%` runs each time the view value is made (up to Xcode 26); @StateObject ran it once"
    case .argumentEvaluatedAgain:
      "`%` runs each time the view's initializer runs; StateObject(wrappedValue:) ran it once"
    case .madeAgain:
      "`%` is made each time the view value is, and calls what the project does not show"
    case .workPutOff:
      "`%` runs in bootstrap() once the view has appeared; until then the model has its initial values"
    case .modelPutOff:
      "`%` runs once the view has appeared; until then there is no model, and the view shows nothing of it"
    case .stateKept:
      "`%` was made anew each time the parent updated; now the view keeps it"
    case .reachedInInitializer:
      "`%` reached an object that nobody kept, as there was none yet; now it reaches the one that is kept"
    case .announcementRemoved:
      "`%` is gone: each property that is written announces itself, when it is written"
    case .plainPropertyTracked:
      "`%` was not published, and views read it: tracked, they are told of every change"
    case .plainPropertyRead:
      "`%` was not published, and views read it: they saw it when anything else was published, and do not now"
    case .untrackedComputedProperty:
      "`%` reads nothing that is tracked, and views read it: they saw it when anything was published, and do not now"
    case .trackedReadInInitializer:
      "`%` reads tracked state while the object is made: a view that makes it depends on that state"
    case .backgroundWrite:
      "`%` is written off the main thread: Combine warned at run time, Observation does not"
    case .equalValueDropped:
      "`%` published; an equal value is dropped now, and nobody is told"
    case .partialEquality:
      "the `==` of `%` may call equal what is not the same; such a value is stored, and nobody is told"
    case .reentrantMutation:
      "`%` reads what it is changing: @Published handed out a copy, the macro changes it in place and traps"
    case .changeThatWaits:
      "`%` may wait while it changes what is published: @Published told of it when it was done, the macro does before"
    case .viewsNotTold:
      "`%` reaches the object's subscribers; views are told by what they read alone"
    case .readersTold:
      "`%` had every view that observes the object look again; now those look again that read something of it"
    case .sharedStorageKey:
      "`%` is stored elsewhere too; what is written there is not told to those who read it here"
    case .platformsNotStated:
      "`%` states no platforms, and those that SwiftPM takes then are older than Observation"
    case .reflectedStorage:
      "`%` shows the storage of the object: the names begin with an underscore now, and the registrar is among them"
    case .conformanceAsked:
      "`%` says no of the objects whose types have moved"
    case .noInjection:
      "nothing in the project puts a `%` into the environment; without one the view traps when it is evaluated"
    case .missingInjection:
      "no `%` is put into the environment on a way to this view; it traps there when it is evaluated, and trapped before where it was read"
    case .refreshLost:
      "`%` made the view look again at every change, at things that nothing tracks; it does not now"
    case .updateWithoutReading:
      "the update ran at every change of `%`, and does not read it; it runs now when what it reads changes"
    case .updatesBegin:
      "`%` told the view of no change of the object; now the view follows what it reads of it"
    case .publicInterface:
      "clients of the library that observe `%` with an object wrapper, or read its publishers, no longer compile"
    case .privateInitializer:
      "`%` is the initializer that Swift writes for the struct; from Xcode 27 on it writes none beside a private @State where all else is private"
    case .isolationLost:
      "`%` was on the main actor because of its wrapper, up to the Swift 5 language mode; nothing says so now"
    }
  }
}
