// Generated from Names.txt by RECORD_SNAPSHOTS=1 swift test.

/// The names of Apple's SDKs, the standard library and common packages, by what they are or do.
public enum SDK {
  /// An abbreviation that begins names of projects' own types.
  public static let abbreviation: Set<String> = [
    "API", "CG", "CSV", "DM", "GPS", "ID", "JWT", "OS", "QR", "RSS", "SQL", "SVG", "URL",
  ]
  /// An argument label of an action.
  public static let actionLabel: Set<String> = [
    "action", "completion", "perform", "set",
  ]
  /// A protocol of application delegates.
  public static let applicationDelegateProtocol: Set<String> = [
    "NSApplicationDelegate", "UIApplicationDelegate",
  ]
  /// The object of the application, which exists only after `App.init`.
  public static let applicationObject: Set<String> = [
    "NSApp", "UIApplication.shared",
  ]
  /// A function that asks the user only if one of its options is true.
  public static let asksIfTrue: Set<String> = [
    "AEDeterminePermissionToAutomateTarget", "AXIsProcessTrustedWithOptions",
  ]
  /// An attribute that changes where a property is visible.
  public static let attributeOfAvailability: Set<String> = [
    "available", "nonobjc", "objc",
  ]
  /// An attribute of code that is compiled into the modules that call it.
  public static let attributeOfInlinedCode: Set<String> = [
    "_alwaysEmitIntoClient", "_transparent", "backDeployed", "inlinable",
  ]
  /// The attribute of what a store has changed, of a type with which it calls back.
  public static let attributeSetByStore: [String: String] = [
    "NSFetchedResultsController": "NSManaged", "RealmCollectionChange": "Persisted",
  ]
  /// An attribute in capitals that adds no members.
  public static let attributeWithoutMembers: Set<String> = [
    "MainActor", "Sendable", "ViewBuilder",
  ]
  /// An attribute of a property that is not a property wrapper.
  public static let attributeWithoutStorage: Set<String> = [
    "GKInspectable", "IBInspectable", "IBOutlet", "MainActor", "NSCopying", "NSManaged",
    "ObservationIgnored", "ObservationTracked", "Previewable", "Sendable", "ViewBuilder",
    "_alwaysEmitIntoClient", "_documentation", "_spi", "_transparent", "abi", "autoclosure",
    "available", "backDeployed", "const", "derivative", "differentiable", "discardableResult",
    "dynamicMemberLookup", "escaping", "exclusivity", "globalActor", "inlinable", "inline",
    "lifetime", "noDerivative", "nonisolated", "nonobjc", "objc", "preconcurrency", "safe",
    "section", "storageRestrictions", "unchecked", "unsafe", "usableFromInline", "used",
    "warn_unqualified_access",
  ]
  /// A protocol whose conformers have a body that SwiftUI evaluates.
  public static let bodyProtocol: Set<String> = [
    "CustomizableToolbarContent", "MapContent", "NSViewControllerRepresentable",
    "NSViewRepresentable", "TableRowContent", "ToolbarContent", "UIViewControllerRepresentable",
    "UIViewRepresentable", "View", "ViewModifier", "WidgetConfiguration",
  ]
  /// A stream that keeps its elements until something awaits them.
  public static let buffersElements: Set<String> = [
    "AsyncStream", "AsyncThrowingStream",
  ]
  /// A method or an initializer that calls its closure on a background queue.
  public static let callsBackOffMain: Set<String> = [
    "AVAudioInputNode.installTap", "AVAudioMixerNode.installTap", "AVAudioNode.installTap",
    "AVCaptureDevice.requestAccess", "CKContainer.accountStatus", "CMPedometer.startUpdates",
    "CNContactStore.requestAccess", "EKEventStore.requestAccess",
    "EKEventStore.requestFullAccessToEvents", "EKEventStore.requestFullAccessToReminders",
    "EKEventStore.requestWriteOnlyAccessToEvents", "HKAnchoredObjectQuery.init",
    "HKHealthStore.requestAuthorization", "HKObserverQuery.init", "HKSampleQuery.init",
    "HKStatisticsQuery.init", "LAContext.evaluatePolicy", "NSItemProvider.loadDataRepresentation",
    "NSItemProvider.loadFileRepresentation", "NSItemProvider.loadInPlaceFileRepresentation",
    "NSItemProvider.loadItem", "NSItemProvider.loadObject",
    "NSPersistentCloudKitContainer.performBackgroundTask",
    "NSPersistentContainer.performBackgroundTask", "PHPhotoLibrary.requestAuthorization",
    "SFSpeechRecognizer.requestAuthorization", "UNUserNotificationCenter.getDeliveredNotifications",
    "UNUserNotificationCenter.getNotificationSettings",
    "UNUserNotificationCenter.getPendingNotificationRequests",
    "UNUserNotificationCenter.requestAuthorization", "URLSession.dataTask",
    "URLSession.downloadTask", "URLSession.uploadTask", "URLSessionWebSocketTask.receive",
  ]
  /// A function that calls its closure before it returns.
  public static let callsClosureNow: Set<String> = [
    "allSatisfy", "apply", "assumeIsolated", "autoreleasepool", "compactMap", "compactMapValues",
    "concurrentPerform", "configure", "contains", "drop", "enumerateAttribute",
    "enumerateAttributes", "enumerateKeysAndObjects", "enumerateLines", "enumerateObjects",
    "enumerateSubstrings", "enumerated", "filter", "first", "firstIndex", "flatMap", "forEach",
    "last", "lastIndex", "map", "mapValues", "max", "min", "partition", "performAndWait", "prefix",
    "reduce", "removeAll", "sort", "sorted", "split", "sync", "then", "with", "withAnimation",
    "withCheckedContinuation", "withExtendedLifetime", "withLock", "withLockUnchecked",
    "withTransaction", "withUnsafeBufferPointer", "withUnsafeBytes", "withUnsafeMutableBytes",
    "withUnsafeMutablePointer", "withUnsafePointer",
  ]
  /// A type that calls its delegate without being asked.
  public static let callsDelegateAtOnce: Set<String> = [
    "CLLocationManager", "HMAccessoryBrowser", "HMHomeManager",
  ]
  /// What changes the value of a name without code of the app: the `time`, `chance`, or the `system`.
  public static let changesByItself: [String: String] = [
    "CACurrentMediaTime": "time", "CFAbsoluteTimeGetCurrent": "time", "ContinuousClock.now": "time",
    "Date.now": "time", "Date.timeIntervalSinceNow": "time", "DispatchTime.now": "time",
    "DispatchWallTime.now": "time", "NSPasteboard.availableType": "system",
    "NSPasteboard.canReadObject": "system", "NSPasteboard.data": "system",
    "NSPasteboard.propertyList": "system", "NSPasteboard.readObjects": "system",
    "NSPasteboard.string": "system", "ProcessInfo.isLowPowerModeEnabled": "system",
    "ProcessInfo.systemUptime": "time", "ProcessInfo.thermalState": "system",
    "SuspendingClock.now": "time", "UIPasteboard.contains": "system", "UIPasteboard.data": "system",
    "UIPasteboard.value": "system", "arc4random": "chance", "arc4random_uniform": "chance",
    "clock_gettime": "time", "clock_gettime_nsec_np": "time", "drand48": "chance",
    "getloadavg": "system", "getrusage": "system", "gettimeofday": "time",
    "host_statistics64": "system", "mach_absolute_time": "time", "mach_continuous_time": "time",
    "random": "chance", "randomElement": "chance", "shuffled": "chance",
  ]
  /// A global function that is cheap and has no side effects.
  public static let cheapFunction: Set<String> = [
    "AEDeterminePermissionToAutomateTarget", "AXIsProcessTrustedWithOptions", "CACurrentMediaTime",
    "CFAbsoluteTimeGetCurrent", "CGRectMake", "MainActor", "NSClassFromString", "NSLocalizedString",
    "NSMakeRange", "NSStringFromClass", "String", "Unmanaged", "abs", "assert", "assertionFailure",
    "ceil", "cos", "dispatchPrecondition", "exit", "exp", "floor", "fmod", "log", "max", "min",
    "pow", "precondition", "repeatElement", "round", "sequence", "sin", "sqrt", "stride", "swap",
    "type", "unsafeBitCast", "withAnimation", "withTransaction", "withUnsafeMutablePointer",
    "withUnsafePointer", "zip",
  ]
  /// A member that is cheap and has no side effects.
  public static let cheapMember: Set<String> = [
    "access", "addingTimeInterval", "advanced", "allSatisfy", "append", "appending",
    "appendingPathComponent", "autoconnect", "cancel", "capitalized", "catch", "collect",
    "combineLatest", "compactMap", "components", "contains", "copy", "debounce", "delay",
    "deletingLastPathComponent", "description", "distance", "dropFirst", "dropLast",
    "elementsEqual", "enumerateAttribute", "enumerateAttributes", "enumerateKeysAndObjects",
    "enumerateLines", "enumerateObjects", "enumerateSubstrings", "enumerated",
    "eraseToAnyPublisher", "filter", "first", "firstIndex", "flatMap", "forEach", "formUnion",
    "formatted", "handleEvents", "hasPrefix", "hasSuffix", "hours", "index", "insert",
    "intersection", "isEqual", "isSubset", "joined", "last", "lastIndex", "lowercased", "map",
    "max", "merge", "merging", "microseconds", "milliseconds", "min", "minutes", "nanoseconds",
    "prefix", "prepend", "publisher", "range", "receive", "remove", "removeAll", "removeDuplicates",
    "removeFirst", "removeLast", "removeValue", "replaceError", "replaceNil",
    "replacingOccurrences", "reserveCapacity", "reversed", "rounded", "scan", "seconds", "send",
    "setFailureType", "share", "split", "starts", "store", "subtract", "subtracting", "suffix",
    "swapAt", "switchToLatest", "throttle", "toggle", "trimmingCharacters", "tryMap", "union",
    "updateValue", "uppercased", "withAlphaComponent", "withLock", "withMutation",
  ]
  /// A type whose initializers are cheap and have no side effects.
  public static let cheapType: Set<String> = [
    "AVAudioPlayerNode", "AVCaptureVideoDataOutput", "AVSpeechSynthesizer", "Angle", "Animation",
    "AnyCancellable", "AnyHashable", "AnyPublisher", "AnyView", "AppStorage", "Array",
    "AsyncStream", "AsyncThrowingStream", "AttributedString", "Binding", "Bool", "Bundle",
    "CGAffineTransform", "CGColor", "CGFloat", "CGMutablePath", "CGPoint", "CGRect", "CGSize",
    "CGVector", "CLGeocoder", "CLLocation", "CLLocationCoordinate2D", "CLLocationManager",
    "CMPedometer", "CMTime", "CNContactStore", "Calendar", "Character", "CharacterSet",
    "ClosedRange", "Color", "CombineLatest", "CombineLatest3", "CombineLatest4", "ContiguousArray",
    "CurrentValueSubject", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Deferred",
    "Dictionary", "DispatchGroup", "DispatchQoS", "DispatchQueue", "DispatchSemaphore",
    "DispatchTime", "DispatchTimeInterval", "DispatchWorkItem", "Double", "Duration", "EdgeInsets",
    "Empty", "EmptyView", "Environment", "FetchDescriptor", "FetchRequest", "FileManager", "Float",
    "Font", "Future", "Gradient", "GridItem", "HKHealthStore", "HTTPURLResponse", "Image",
    "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "JSONDecoder", "JSONEncoder",
    "Just", "LAContext", "LinearGradient", "Locale", "LocalizedStringKey",
    "LocalizedStringResource", "Lock", "Logger", "MKCoordinateRegion", "MKCoordinateSpan",
    "MKLocalSearchCompleter", "MKMapRect", "MapCameraPosition", "Measurement", "Merge", "Merge3",
    "Merge4", "Merge5", "Merge6", "Merge7", "Merge8", "MergeMany", "Mutex", "NLTagger",
    "NSAttributedString", "NSCache", "NSColor", "NSCountedSet", "NSData", "NSDecimalNumber",
    "NSEdgeInsets", "NSError", "NSFetchRequest", "NSFont", "NSHashTable", "NSImage",
    "NSLocalizedString", "NSLock", "NSMapTable", "NSMetadataQuery", "NSMutableArray",
    "NSMutableAttributedString", "NSMutableDictionary", "NSMutableIndexSet", "NSMutableOrderedSet",
    "NSMutableSet", "NSMutableString", "NSNumber", "NSObject", "NSPoint", "NSPredicate", "NSRange",
    "NSRect", "NSRecursiveLock", "NSSize", "NSSortDescriptor", "NSURL", "NWPathMonitor", "Name",
    "NavigationPath", "Notification", "NotificationCenter", "OSAllocatedUnfairLock", "OSLog",
    "ObjCBool", "ObjectIdentifier", "ObjectWillChangePublisher", "ObservableObjectPublisher",
    "ObservedObject", "OperationQueue", "Optional", "OrderedDictionary", "OrderedSet",
    "PassthroughSubject", "Path", "PersonNameComponents", "Pipe", "Process", "Progress",
    "PropertyListDecoder", "PropertyListEncoder", "Published", "Range", "Result", "SIMD2", "SIMD3",
    "SIMD4", "Scalar", "ScrollPosition", "Selector", "Set", "SortDescriptor", "State",
    "StateObject", "String", "StrokeStyle", "Substring", "Text", "Thread", "TimeZone", "UIColor",
    "UIEdgeInsets", "UIFont", "UIImage", "UIImpactFeedbackGenerator",
    "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8", "URL", "URLComponents", "URLQueryItem", "URLRequest", "URLResponse",
    "UTType", "UUID", "UndoManager", "UnitPoint", "UserDefaults", "VNRecognizeTextRequest", "Zip",
    "Zip3", "Zip4",
  ]
  /// A type whose objects keep the closure that they are created with, and the method that runs it.
  public static let closureRunner: [String: String] = [
    "BlockOperation": "start", "DispatchWorkItem": "perform", "Timer": "fire",
  ]
  /// A name that extensions of collections use.
  public static let collectionType: Set<String> = [
    "Array", "Collection", "Sequence",
  ]
  /// A publisher that combines those of its arguments.
  public static let combiningPublisher: Set<String> = [
    "CombineLatest", "CombineLatest3", "CombineLatest4", "Merge", "Merge3", "Merge4", "Merge5",
    "Merge6", "Merge7", "Merge8", "MergeMany", "Zip", "Zip3", "Zip4",
  ]
  /// A module that most files import first.
  public static let commonModule: Set<String> = [
    "AppIntents", "AppKit", "Charts", "Combine", "CoreData", "CoreLocation", "Foundation",
    "StoreKit", "TipKit", "UIKit", "WatchKit", "WidgetKit", "os",
  ]
  /// A type whose `==` compares its elements.
  public static let comparedByContent: Set<String> = [
    "ArraySlice", "ContiguousArray", "Deque", "IdentifiedArray", "IdentifiedArrayOf",
    "OrderedDictionary", "OrderedSet", "Result", "Set",
  ]
  /// A member by which values are compared or described.
  public static let comparesOrDescribes: Set<String> = [
    "debugDescription", "description", "hash", "hashValue", "isEqual",
  ]
  /// A member of an SDK object that never changes.
  public static let constantMember: Set<String> = [
    "FileManager.containerURL", "FileManager.url", "FileManager.urls",
    "UIDevice.identifierForVendor", "UIDevice.localizedModel", "UIDevice.model", "UIDevice.name",
    "UIDevice.systemName", "UIDevice.systemVersion", "UIDevice.userInterfaceIdiom", "delegate",
    "homeDirectoryForCurrentUser", "mainContext", "supportsAlternateIcons",
    "supportsMultipleScenes", "temporaryDirectory", "viewContext",
  ]
  /// A type of a dependency container.
  public static let container: Set<String> = [
    "Assembler", "Container", "Resolver",
  ]
  /// A property wrapper of a dependency container.
  public static let containerWrapper: Set<String> = [
    "Dependency", "Inject", "Injected", "InjectedObject",
  ]
  /// A protocol of views, scenes and other content.
  public static let contentProtocol: Set<String> = [
    "Commands", "Scene", "ToolbarContent", "View",
  ]
  /// A method that returns a new object with the same contents.
  public static let copiesObject: Set<String> = [
    "copy", "mutableCopy",
  ]
  /// A name that only Combine declares.
  public static let declaredByCombine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "Combine", "CombineLatest",
    "ConnectableObservable", "CurrentValueSubject", "Deferred", "Empty", "Fail", "Future", "Just",
    "ObservableObjectPublisher", "PassthroughSubject", "Publisher", "Publishers", "Subject",
    "Subscriber", "Subscribers", "Subscription", "TopLevelDecoder", "TopLevelEncoder", "assign",
    "autoconnect", "combineLatest", "dataTaskPublisher", "debounce", "dropFirst",
    "eraseToAnyPublisher", "objectWillChange", "publish", "publisher", "receive",
    "removeDuplicates", "sink", "store", "throttle",
  ]
  /// A protocol that gives a type `init(from:)`.
  public static let decodingProtocol: Set<String> = [
    "Codable", "Decodable",
  ]
  /// A property wrapper that creates the application delegate.
  public static let delegateAdaptor: Set<String> = [
    "NSApplicationDelegateAdaptor", "UIApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
    "WKExtensionDelegateAdaptor",
  ]
  /// A call that runs its closure on the main actor or in a task.
  public static let dispatch: Set<String> = [
    "DispatchQueue.main.async", "DispatchQueue.main.sync", "MainActor.assumeIsolated",
    "MainActor.run", "OperationQueue.main.addOperation", "RunLoop.main.perform", "Task",
  ]
  /// A call whose closure the compiler isolates to the main actor.
  public static let dispatchToMainActor: Set<String> = [
    "DispatchQueue.main.async", "DispatchQueue.main.asyncAfter", "MainActor.assumeIsolated",
    "MainActor.run",
  ]
  /// A member that creates a duration.
  public static let durationUnit: Set<String> = [
    "hours", "microseconds", "milliseconds", "minutes", "nanoseconds", "seconds",
  ]
  /// A property wrapper that re-evaluates its view.
  public static let dynamicPropertyWrapper: Set<String> = [
    "AppStorage", "Environment", "EnvironmentObject", "ObservedObject", "SceneStorage", "State",
    "StateObject",
  ]
  /// Which argument of a view or modifier has the element that its closure receives: the `first`, or the one that is labelled `item`.
  public static let elementOfArgument: [String: String] = [
    "ForEach": "first", "List": "first", "OutlineGroup": "first", "Table": "first",
    "fullScreenCover": "item", "inspector": "item", "navigationDestination": "item",
    "onReceive": "first", "popover": "item", "sheet": "item",
  ]
  /// What the closure of a method of collections or publishers receives: `one` element, `two`, or one as its `second` parameter.
  public static let elementOfReceiver: [String: String] = [
    "allSatisfy": "one", "compactMap": "one", "contains": "one", "drop": "one", "filter": "one",
    "first": "one", "firstIndex": "one", "flatMap": "one", "forEach": "one", "last": "one",
    "lastIndex": "one", "map": "one", "max": "two", "min": "two", "partition": "one",
    "prefix": "one", "reduce": "second", "removeAll": "one", "sink": "one", "sort": "two",
    "sorted": "two", "tryCompactMap": "one", "tryFilter": "one", "tryMap": "one",
  ]
  /// A function that ends the process.
  public static let endsProcess: Set<String> = [
    "exit", "terminate",
  ]
  /// A protocol of queries of App Intents.
  public static let entityQuery: Set<String> = [
    "EntityPropertyQuery", "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery",
  ]
  /// A member that SwiftUI evaluates again after something that it reads changed.
  public static let evaluatedMember: Set<String> = [
    "body", "makeBody", "projectedValue", "updateNSView", "updateNSViewController", "updateUIView",
    "updateUIViewController", "wrappedValue",
  ]
  /// An initializer of the SDK that may return nil.
  public static let failableInitializer: Set<String> = [
    "Bundle(identifier:)", "Bundle(path:)", "Bundle(url:)", "Data(base64Encoded:)",
    "Data(base64Encoded:options:)", "Decimal(string:)", "Decimal(string:locale:)",
    "Double(exactly:)", "Float(exactly:)", "Int(_:radix:)", "Int(exactly:)", "NSFont(name:size:)",
    "NSImage(contentsOf:)", "NSImage(contentsOfFile:)", "NSImage(data:)", "NSImage(named:)",
    "NSImage(systemSymbolName:accessibilityDescription:)", "String(bytes:encoding:)",
    "String(cString:encoding:)", "String(data:encoding:)", "TimeZone(abbreviation:)",
    "TimeZone(identifier:)", "TimeZone(secondsFromGMT:)", "UIFont(name:size:)",
    "UIImage(contentsOfFile:)", "UIImage(data:)", "UIImage(named:)", "UIImage(systemName:)",
    "URL(string:)", "URL(string:encodingInvalidCharacters:)", "URL(string:relativeTo:)",
    "URLComponents(string:)", "URLComponents(url:resolvingAgainstBaseURL:)", "UTType(_:)",
    "UTType(filenameExtension:)", "UTType(mimeType:)", "UUID(uuidString:)",
    "UserDefaults(suiteName:)",
  ]
  /// When a publisher or an operator sends its first value: `atOnce`, `later`, `ofAny` or `ofAll` of those it combines, `ofBase`, or `unknown`.
  public static let firstValue: [String: String] = [
    "CombineLatest": "ofAll", "CombineLatest3": "ofAll", "CombineLatest4": "ofAll",
    "CurrentValueSubject": "atOnce", "Deferred": "unknown", "Future": "unknown", "Just": "atOnce",
    "Merge": "ofAny", "Merge3": "ofAny", "Merge4": "ofAny", "Merge5": "ofAny", "Merge6": "ofAny",
    "Merge7": "ofAny", "Merge8": "ofAny", "MergeMany": "ofAny", "NotificationCenter": "later",
    "NotificationCenter.Publisher": "later", "PassthroughSubject": "later",
    "Published.Publisher": "atOnce", "Timer": "later", "Timer.TimerPublisher": "later",
    "Zip": "ofAll", "Zip3": "ofAll", "Zip4": "ofAll", "buffer": "ofBase", "catch": "ofBase",
    "combineLatest": "ofAll", "dataTaskPublisher": "later", "drop": "ofBase", "dropFirst": "later",
    "flatMap": "ofBase", "merge": "ofAny", "prepend": "atOnce", "switchToLatest": "ofBase",
    "withLatestFrom": "ofBase", "zip": "ofAll",
  ]
  /// A type that a member chain passes its first generic parameter on from.
  public static let genericByFirstParameter: Set<String> = [
    "AnyPublisher", "Array", "Dictionary", "Just", "Optional", "Result", "Set",
  ]
  /// A property wrapper of objects that is generic.
  public static let genericObjectWrapper: Set<String> = [
    "EnvironmentObject", "FocusedObject", "ObservedObject", "StateObject",
  ]
  /// A generic type that a literal or initializer names.
  public static let genericType: Set<String> = [
    "Array", "ClosedRange", "CurrentValueSubject", "Dictionary", "Optional", "PassthroughSubject",
    "Range", "Result", "Set",
  ]
  /// A member that gives objects that it may have given before, and that may have changed since.
  public static let givesSameObjects: Set<String> = [
    "NSFetchedResultsController.fetchedObjects", "NSManagedObjectContext.fetch",
  ]
  /// A class that hosts a SwiftUI view.
  public static let hostingClass: Set<String> = [
    "NSHostingController", "NSHostingView", "UIHostingController", "WKHostingController",
  ]
  /// A type that shows the SwiftUI view that it is created with.
  public static let hosts: Set<String> = [
    "ImageRenderer", "NSHostingController", "NSHostingMenu", "NSHostingSceneRepresentation",
    "NSHostingView", "UIHostingConfiguration", "UIHostingController", "WKHostingController",
  ]
  /// An attribute of a property that runs no code when the object is created.
  public static let inertAttribute: Set<String> = [
    "Bindable", "Binding", "Environment", "EnvironmentObject", "IBInspectable", "IBOutlet",
    "MainActor", "NSCopying", "NSManaged", "ObservationIgnored", "ObservationTracked",
    "ObservedObject", "Published", "State", "StateObject", "ViewBuilder",
  ]
  /// A type whose initializer calls its closure.
  public static let initializerCallsClosureNow: Set<String> = [
    "AsyncStream", "AsyncThrowingStream", "Future",
  ]
  /// A type whose initializers never return nil.
  public static let initializerCannotFail: Set<String> = [
    "Angle", "AttributedString", "CGPoint", "CGRect", "CGSize", "CLLocationCoordinate2D", "Color",
    "Date", "DateComponents", "DateInterval", "EdgeInsets", "IndexSet", "MKCoordinateRegion",
    "MKCoordinateSpan", "NavigationPath", "TimeInterval", "UnitPoint",
  ]
  /// A modifier that puts a model into the environment.
  public static let injectingModifier: Set<String> = [
    "environment", "environmentObject",
  ]
  /// A type of key paths.
  public static let keyPathType: Set<String> = [
    "KeyPath", "ReferenceWritableKeyPath", "WritableKeyPath",
  ]
  /// An attribute of a type whose expansion is known.
  public static let knownMacro: Set<String> = [
    "DebugDescription", "Model", "NSApplicationMain", "Observable", "Suite", "UIApplicationMain",
  ]
  /// An argument label of a delegate method that runs at launch.
  public static let launchLabel: Set<String> = [
    "didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions",
  ]
  /// A delegate method that runs at launch.
  public static let launchMethod: Set<String> = [
    "applicationDidFinishLaunching", "applicationWillFinishLaunching",
  ]
  /// A call whose content becomes items, in which no `.task` runs, and what they are in.
  public static let listOfItems: [String: String] = [
    "CommandGroup": "a-menu", "CommandMenu": "a-menu", "Menu": "a-menu", "MenuBarExtra": "a-menu",
    "alert": "an-alert", "confirmationDialog": "a-dialog", "contextMenu": "a-menu",
    "swipeActions": "swipe-actions",
  ]
  /// A view that shows a collection.
  public static let listView: Set<String> = [
    "ForEach", "List",
  ]
  /// A lock, which must stay at its address.
  public static let lockType: Set<String> = [
    "Atomic", "DispatchSemaphore", "Lock", "ManagedAtomic", "Mutex", "NSCondition",
    "NSConditionLock", "NSLock", "NSRecursiveLock", "OSAllocatedUnfairLock", "UnfairLock",
    "os_unfair_lock", "os_unfair_lock_s", "pthread_mutex_t", "pthread_rwlock_t",
  ]
  /// A class of managed objects.
  public static let managedObjectClass: Set<String> = [
    "NSManagedObject", "Object", "PFObject",
  ]
  /// A function that maps optional or sequence elements.
  public static let mapping: Set<String> = [
    "compactMap", "map",
  ]
  /// A method of optionals that calls its closure with the value, if there is one.
  public static let mapsOptional: Set<String> = [
    "flatMap", "map",
  ]
  /// A name that marks a file as relevant to a migration.
  public static let marker: Set<String> = [
    "EnvironmentObject", "FocusedObject", "ObjectWillChangePublisher", "ObservableObject",
    "ObservableObjectPublisher", "ObservedObject", "Published", "StateObject", "environmentObject",
    "focusedObject", "focusedSceneObject", "objectWillChange",
  ]
  /// A member of a type, with its type; `Element`, `Value` and `Self` stand for those of the collection.
  public static let memberType: [String: String] = [
    "AVAudioEngine.inputNode": "AVAudioInputNode",
    "AVAudioEngine.mainMixerNode": "AVAudioMixerNode", "Array.allSatisfy": "()->Bool",
    "Array.contains": "()->Bool", "Array.count": "Int", "Array.drop": "()->[Element]",
    "Array.dropFirst": "()->[Element]", "Array.dropLast": "()->[Element]",
    "Array.elementsEqual": "()->Bool", "Array.endIndex": "Int",
    "Array.enumerated": "()->[(offset:Int,element:Element)]", "Array.filter": "()->[Element]",
    "Array.first": "Element?", "Array.firstIndex": "()->Int?", "Array.indices": "[Int]",
    "Array.isEmpty": "Bool", "Array.last": "Element?", "Array.lastIndex": "()->Int?",
    "Array.lazy": "[Element]", "Array.max": "()->Element?", "Array.min": "()->Element?",
    "Array.popLast": "()->Element?", "Array.prefix": "()->[Element]",
    "Array.publisher": "Publisher<Element>", "Array.randomElement": "()->Element?",
    "Array.remove": "()->Element", "Array.removeFirst": "()->Element",
    "Array.removeLast": "()->Element", "Array.reversed": "()->[Element]",
    "Array.shuffled": "()->[Element]", "Array.sorted": "()->[Element]", "Array.startIndex": "Int",
    "Array.starts": "()->Bool", "Array.suffix": "()->[Element]", "Bool.description": "String",
    "Bundle.bundleIdentifier": "String?", "Bundle.bundlePath": "String", "Data.count": "Int",
    "Data.isEmpty": "Bool", "Date.addingTimeInterval": "()->Date", "Date.formatted": "()->String",
    "Date.timeIntervalSince": "()->Double", "Date.timeIntervalSince1970": "Double",
    "Date.timeIntervalSinceNow": "Double", "Date.timeIntervalSinceReferenceDate": "Double",
    "Dictionary.filter": "()->Self", "Dictionary.first": "Element?",
    "Dictionary.merging": "()->Self", "Dictionary.removeValue": "()->Value?",
    "Dictionary.updateValue": "()->Value?", "Dictionary.values": "[Value]",
    "Double.description": "String", "Double.isNaN": "Bool", "Double.magnitude": "Double",
    "Double.rounded": "()->Double", "Int.description": "String", "Int.isMultiple": "()->Bool",
    "Int.magnitude": "UInt", "Locale.Language.languageCode": "Locale.LanguageCode?",
    "Locale.Language.region": "Locale.Region?", "Locale.LanguageCode.identifier": "String",
    "Locale.Region.identifier": "String", "Locale.identifier": "String",
    "Locale.language": "Locale.Language", "Locale.languageCode": "String?",
    "Locale.region": "Locale.Region?", "Locale.regionCode": "String?",
    "ProcessInfo.hostName": "String", "ProcessInfo.processName": "String",
    "ProcessInfo.processorCount": "Int", "String.capitalized": "String",
    "String.components": "()->[String]", "String.contains": "()->Bool", "String.count": "Int",
    "String.description": "String", "String.first": "Character?", "String.hasPrefix": "()->Bool",
    "String.hasSuffix": "()->Bool", "String.isEmpty": "Bool", "String.last": "Character?",
    "String.lowercased": "()->String", "String.replacingOccurrences": "()->String",
    "String.split": "()->[Substring]", "String.trimmingCharacters": "()->String",
    "String.uppercased": "()->String", "Substring.count": "Int", "Substring.isEmpty": "Bool",
    "TimeZone.identifier": "String", "URL.absoluteString": "String",
    "URL.lastPathComponent": "String", "URL.path": "String", "URL.pathExtension": "String",
    "UTType.identifier": "String", "UTType.preferredFilenameExtension": "String?",
    "UTType.preferredMIMEType": "String?", "UUID.uuidString": "String",
  ]
  /// A modifier that passes an `ObservableObject` down.
  public static let modifierPassingObject: Set<String> = [
    "environmentObject", "focusedObject", "focusedSceneObject",
  ]
  /// A module outside Apple's that declares a type `Observable`.
  public static let moduleDeclaringObservable: Set<String> = [
    "Bond", "ReactiveKit", "RxBlocking", "RxCocoa", "RxRelay", "RxSwift",
  ]
  /// A module with managed objects that are observable by themselves.
  public static let moduleOfManagedObjects: Set<String> = [
    "CoreData", "RealmSwift",
  ]
  /// A module that exports `ObservableObject`.
  public static let moduleOfObservableObject: Set<String> = [
    "Combine", "SwiftUI",
  ]
  /// The same, with forks of Combine.
  public static let moduleOfObservableObjectOrFork: Set<String> = [
    "Combine", "OpenCombine", "SwiftUI",
  ]
  /// A module that exports Observation.
  public static let moduleWithObservation: Set<String> = [
    "Observation", "SwiftData", "SwiftUI",
  ]
  /// A mutating method that calls its closure while it mutates.
  public static let mutatingCallWithClosure: Set<String> = [
    "merge", "partition", "removeAll", "sort", "withContiguousMutableStorageIfAvailable",
    "withUTF8", "withUnsafeMutableBufferPointer", "withUnsafeMutableBytes",
  ]
  /// A method that mutates its receiver.
  public static let mutatingMethod: Set<String> = [
    "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge", "move",
    "negate", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeSubrange", "removeValue", "replaceSubrange", "reverse", "shuffle", "sort", "subtract",
    "swapAt", "toggle", "update", "updateValue",
  ]
  /// A mutating method of values whose type is not known.
  public static let mutatingMethodOfAnyValue: Set<String> = [
    "append", "insert", "merge", "removeAll", "sort", "toggle",
  ]
  /// A function that gives the same for many values: what a person types, without all but digits.
  public static let narrowingFunction: Set<String> = [
    "drop", "dropFirst", "dropLast", "filter", "max", "min", "prefix", "replacingOccurrences",
    "rounded", "startOfDay", "suffix", "trimmingCharacters",
  ]
  /// A handler, or a method with one, that Network calls on the queue of the object.
  public static let networkHandler: Set<String> = [
    "NWConnection.receive", "NWConnection.receiveMessage", "betterPathUpdateHandler",
    "newConnectionHandler", "pathUpdateHandler", "stateUpdateHandler", "viabilityUpdateHandler",
  ]
  /// A function that never returns.
  public static let neverReturns: Set<String> = [
    "abort", "exit", "fatalError", "preconditionFailure",
  ]
  /// A type whose mentions the survey records.
  public static let notedType: Set<String> = [
    "EnvironmentObject", "FocusedObject", "ObjectWillChangePublisher", "ObservableObject",
    "ObservableObjectPublisher", "ObservedObject", "Published", "StateObject",
  ]
  /// A notification that the SDK posts because the app acts.
  public static let notificationOfOwnActs: Set<String> = [
    "CNContactStoreDidChange", "EKEventStoreChanged", "NSHTTPCookieManagerCookiesChanged",
    "NSManagedObjectContextDidMergeChangesObjectIDs", "NSManagedObjectContextDidSave",
    "NSManagedObjectContextObjectsDidChange", "NSManagedObjectContextWillSave",
    "NSPersistentStoreCoordinatorStoresDidChange", "NSPersistentStoreCoordinatorStoresWillChange",
    "NSPersistentStoreRemoteChange", "NSUndoManagerCheckpoint", "NSUndoManagerDidCloseUndoGroup",
    "NSUndoManagerDidOpenUndoGroup", "NSUndoManagerDidRedoChange", "NSUndoManagerDidUndoChange",
    "NSUndoManagerWillCloseUndoGroup", "NSUndoManagerWillRedoChange", "NSUndoManagerWillUndoChange",
    "NSUserDefaultsDidChangeNotification", "UIPasteboardChangedNotification",
    "announcementDidFinishNotification", "brightnessDidChangeNotification", "changedNotification",
    "didChangeNotification", "didChangeObjectsNotification", "didMergeChangesObjectIDsNotification",
    "didSave", "didSaveObjectIDsNotification", "didSaveObjectsNotification", "removedNotification",
    "willSave", "willSaveObjectsNotification",
  ]
  /// A type of numbers, of which `0` is a value.
  public static let number: Set<String> = [
    "CGFloat", "Double", "Float", "Int",
  ]
  /// A type of the SDK whose subtypes are an `ObservableObject`.
  public static let objectBase: Set<String> = [
    "NSManagedObject", "ReferenceFileDocument",
  ]
  /// A property wrapper of a common package that takes an `ObservableObject`.
  public static let objectWrapperOfPackages: Set<String> = [
    "InjectedObject", "PublishedObject", "Republished",
  ]
  /// An attribute that exposes a property to Objective-C.
  public static let objectiveCAttribute: Set<String> = [
    "GKInspectable", "IBInspectable", "IBOutlet", "objc",
  ]
  /// A property wrapper whose value a view observes by itself.
  public static let observedByView: Set<String> = [
    "Bindable", "Environment", "FetchRequest", "FetchedResults", "Query", "SectionedFetchRequest",
    "SectionedFetchResults",
  ]
  /// A call that observes a key path, and calls back at once if its options contain `.initial`.
  public static let observesKeyPath: Set<String> = [
    "addObserver", "observe",
  ]
  /// A call whose label names the view that it opens.
  public static let opensScreen: Set<String> = [
    "NavigationLink", "Tab", "tabItem",
  ]
  /// A publisher operator that preserves the output type.
  public static let outputPreserving: Set<String> = [
    "append", "assertNoFailure", "autoconnect", "breakpoint", "breakpointOnError", "buffer",
    "catch", "debounce", "delay", "drop", "dropFirst", "eraseToAnyPublisher", "filter", "first",
    "handleEvents", "last", "makeConnectable", "mapError", "max", "merge", "min", "multicast",
    "output", "prefix", "prepend", "print", "receive", "removeDuplicates", "replaceEmpty",
    "replaceError", "retry", "setFailureType", "share", "subscribe", "throttle", "timeout",
    "tryCatch", "tryFilter", "tryRemoveDuplicates",
  ]
  /// A type whose initializer may fail for a text.
  public static let parsedFromText: Set<String> = [
    "Bool", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8",
  ]
  /// A container view that only arranges its content.
  public static let plainContainer: Set<String> = [
    "Form", "Group", "HStack", "NavigationStack", "NavigationView", "ScrollView", "Section",
    "VStack", "ZStack",
  ]
  /// A method that posts a notification.
  public static let postsNotification: Set<String> = [
    "enqueue", "post", "postNotificationName",
  ]
  /// A call that presents a view on an event.
  public static let presentation: Set<String> = [
    "NavigationLink", "fullScreenCover", "navigationDestination", "popover", "sheet",
  ]
  /// A property whose name alone determines its type.
  public static let propertyType: [String: String] = [
    "mainContext": "ModelContext", "managedObjectContext": "NSManagedObjectContext",
    "modelContext": "ModelContext", "notificationCenter": "NotificationCenter",
    "viewContext": "NSManagedObjectContext",
  ]
  /// A protocol, or the type, that gives an array its members.
  public static let protocolOfArrays: Set<String> = [
    "Array", "BidirectionalCollection", "Collection", "MutableCollection", "RandomAccessCollection",
    "RangeReplaceableCollection", "Sequence",
  ]
  /// A protocol that a model class may conform to without another meaning of its properties.
  public static let protocolOfModels: Set<String> = [
    "AnyObject", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Hashable", "Identifiable", "Observable", "ObservableObject", "Sendable",
  ]
  /// A protocol whose conformers SwiftUI keeps no state for.
  public static let protocolOfPlainValues: Set<String> = [
    "AppIntentTimelineProvider", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "IntentTimelineProvider", "Sendable", "TimelineEntry", "TimelineProvider",
  ]
  /// A protocol or base class that does not isolate what inherits from it.
  public static let protocolOfValues: Set<String> = [
    "AnyObject", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Hashable", "Identifiable", "NSObject", "Observable", "ObservableObject",
    "Sendable",
  ]
  /// A protocol that does not define `==`.
  public static let protocolWithoutEquality: Set<String> = [
    "BitwiseCopyable", "CaseIterable", "Codable", "Copyable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Error", "Identifiable", "LocalizedError",
    "Sendable", "Transferable", "View",
  ]
  /// A call that shows that its chain is a publisher.
  public static let publisherCall: Set<String> = [
    "assign", "autoconnect", "combineLatest", "dataTaskPublisher", "debounce", "delay",
    "eraseToAnyPublisher", "publisher", "receive", "removeDuplicates", "replaceError",
    "setFailureType", "share", "sink", "store", "subscribe", "switchToLatest", "throttle",
  ]
  /// A call at the end of a chain that subscribes to a publisher.
  public static let publisherEnd: Set<String> = [
    "assign", "connect", "receive", "sink", "store", "subscribe",
  ]
  /// A name that extensions of publishers use.
  public static let publisherType: Set<String> = [
    "AnyPublisher", "Publisher",
  ]
  /// A property wrapper that publishes through the object that contains it.
  public static let publishingWrapper: Set<String> = [
    "AppStorage", "FetchRequest", "Query", "SceneStorage", "SectionedFetchRequest",
  ]
  /// An argument label of the queue on which a delegate is called.
  public static let queueOfDelegate: Set<String> = [
    "delegateQueue", "queue",
  ]
  /// A type whose `main` runs code on the main thread.
  public static let queueType: Set<String> = [
    "DispatchQueue", "OperationQueue", "RunLoop",
  ]
  /// A collection whose first generic argument is the type of its elements.
  public static let readAsArray: Set<String> = [
    "Array", "ContiguousArray", "Set",
  ]
  /// A publisher whose first generic argument is the type of its output.
  public static let readAsPublisher: Set<String> = [
    "AnyPublisher", "CurrentValueSubject", "Future", "Just", "PassthroughSubject",
    "Published.Publisher", "Publisher",
  ]
  /// A function that takes a value of any type and does not keep it.
  public static let readsAnyValue: Set<String> = [
    "Mirror", "ObjectIdentifier", "String", "debugPrint", "dump", "print", "type",
    "withExtendedLifetime",
  ]
  /// A function or type that shows stored properties.
  public static let reflection: Set<String> = [
    "Mirror", "dump",
  ]
  /// A verb that begins the name of a method that registers its argument.
  public static let registeringVerb: Set<String> = [
    "add", "append", "attach", "insert", "listen", "observe", "register", "set", "subscribe",
  ]
  /// A property wrapper of a common package that only relays the changes of its object.
  public static let relayingWrapper: Set<String> = [
    "PublishedObject", "Republished",
  ]
  /// A publisher operator that relays that something changes.
  public static let relaysChanges: Set<String> = [
    "debounce", "delay", "dropFirst", "eraseToAnyPublisher", "receive", "removeDuplicates", "share",
    "subscribe", "switchToLatest", "throttle",
  ]
  /// The context that SwiftUI passes to a representable.
  public static let representableContext: Set<String> = [
    "Context", "NSViewControllerRepresentableContext", "NSViewRepresentableContext",
    "UIViewControllerRepresentableContext", "UIViewRepresentableContext",
  ]
  /// The method of a representable that SwiftUI calls to update it.
  public static let representableUpdate: Set<String> = [
    "updateNSView", "updateNSViewController", "updateUIView", "updateUIViewController",
  ]
  /// A member by which a sequence or a collection of the project gives its elements.
  public static let requirementOfSequence: Set<String> = [
    "endIndex", "makeIterator", "next", "startIndex", "subscript",
  ]
  /// A function of a delegate protocol that is called on a background queue.
  public static let requirementOffMain: Set<String> = [
    "AVCaptureAudioDataOutputSampleBufferDelegate.captureOutput",
    "AVCaptureVideoDataOutputSampleBufferDelegate.captureOutput", "MCSessionDelegate.session",
    "PHPhotoLibraryChangeObserver.photoLibraryDidChange", "URLSessionDataDelegate.urlSession",
    "URLSessionDelegate.urlSession", "URLSessionDownloadDelegate.urlSession",
    "URLSessionTaskDelegate.urlSession", "URLSessionWebSocketDelegate.urlSession",
    "WCSessionDelegate.session",
  ]
  /// A protocol of roots of the view hierarchy.
  public static let rootProtocol: Set<String> = [
    "App", "ControlWidget", "Widget", "WidgetBundle",
  ]
  /// A view that repeats its content as rows.
  public static let rowContainer: Set<String> = [
    "ForEach", "List", "OutlineGroup", "Table",
  ]
  /// A call that runs its closure after a given delay.
  public static let runsClosureAfterDelay: Set<String> = [
    "asyncAfter", "scheduledTimer",
  ]
  /// A call that runs its closure after it returns.
  public static let runsClosureLater: Set<String> = [
    "Task", "async", "asyncAfter", "detached", "response", "responseData", "responseDecodable",
    "responseJSON", "responseString", "sink", "task",
  ]
  /// A modifier whose closure, or a method that, computes a layout while no view is evaluated.
  public static let runsInLayout: Set<String> = [
    "alignmentGuide", "containerRelativeFrame", "sizeThatFits",
  ]
  /// A modifier that runs its closure when the view appears.
  public static let runsOnAppearance: Set<String> = [
    "onAppear", "task",
  ]
  /// A modifier that runs code when an argument changes, by its label, or by `first`.
  public static let runsOnChange: [String: String] = [
    "onChange": "of", "onReceive": "first", "sensoryFeedback": "trigger", "task": "id",
  ]
  /// A protocol of scene delegates.
  public static let sceneDelegateProtocol: Set<String> = [
    "UISceneDelegate", "UIWindowSceneDelegate",
  ]
  /// A scene that has at most one window.
  public static let sceneOfOneWindow: Set<String> = [
    "MenuBarExtra", "Settings", "UtilityWindow", "Window",
  ]
  /// A view with a schedule, or a schedule, that updates for each frame.
  public static let scheduleOfFrames: Set<String> = [
    "AnimationTimelineSchedule", "TimelineView", "animation",
  ]
  /// A publisher operator that delivers later.
  public static let schedulingOperator: Set<String> = [
    "collect", "debounce", "delay", "receive", "throttle",
  ]
  /// A module of the SDK or the toolchain.
  public static let sdkModule: Set<String> = [
    "AppKit", "Combine", "Darwin", "Dispatch", "Foundation", "Security", "Swift", "SwiftUI",
    "UIKit", "_Concurrency", "os",
  ]
  /// A publisher operator that sends on the thread on which its publisher does.
  public static let sendsOnSameThread: Set<String> = [
    "autoconnect", "compactMap", "dropFirst", "eraseToAnyPublisher", "filter", "first",
    "handleEvents", "map", "print", "removeDuplicates", "scan", "share",
  ]
  /// A publisher that starts its work for each subscriber, keeps its result, or follows the clock.
  public static let sendsToEachSubscriber: Set<String> = [
    "Empty", "Fail", "Future", "Just", "Record", "Timer", "dataTaskPublisher",
  ]
  /// A class of the SDK that shows no state.
  public static let serviceClass: Set<String> = [
    "FileManager", "HTTPCookieStorage", "ModelContext", "NotificationCenter", "Pipe", "Thread",
    "URLCache", "URLSession", "UserDefaults",
  ]
  /// A function whose closure makes its changes in a transaction, as with an animation.
  public static let setsTransaction: Set<String> = [
    "withAnimation", "withTransaction",
  ]
  /// A property wrapper that reads user defaults.
  public static let settingsWrapper: Set<String> = [
    "AppStorage", "SceneStorage",
  ]
  /// A view that is several rows of a list, so that a modifier of it belongs to each of them.
  public static let severalRows: Set<String> = [
    "ForEach", "Section",
  ]
  /// A scene that may show several windows with the same content.
  public static let severalWindows: Set<String> = [
    "DocumentGroup", "WindowGroup",
  ]
  /// A static member that returns a shared instance.
  public static let sharedInstance: Set<String> = [
    "current", "default", "defaultCenter", "ephemeral", "general", "global", "main", "shared",
    "sharedApplication", "sharedInstance", "standard",
  ]
  /// A modifier that presents a sheet or popover.
  public static let sheetModifier: Set<String> = [
    "fullScreenCover", "popover", "sheet",
  ]
  /// A call whose content appears later, or repeatedly.
  public static let shownLater: Set<String> = [
    "Menu", "NavigationLink", "alert", "confirmationDialog", "contextMenu", "fullScreenCover",
    "inspector", "navigationDestination", "popover", "sheet",
  ]
  /// A view that shows no data, as while data is loaded.
  public static let showsNoContent: Set<String> = [
    "EmptyView", "ProgressView", "Spacer",
  ]
  /// A call whose signal, a name of the catalogue, counts when it creates a model.
  public static let signal: [String: String] = [
    ".addBoundaryTimeObserver": "publisher-subscription", ".addDelegate": "registration",
    ".addListener": "registration", ".addObserver(forKeyPath:)": "publisher-subscription",
    ".addObserver(forName:)": "notification-subscription",
    ".addObserver(selector:)": "notification-subscription",
    ".addPeriodicTimeObserver": "publisher-subscription", ".addPersistentStore": "database",
    ".addSnapshotListener": "network", ".addStateDidChangeListener": "network",
    ".assign(to:)": "publisher-subscription", ".attributesOfItem": "file-read",
    ".checkResourceIsReachable": "file-lookup", ".contentsOfDirectory": "file-read",
    ".createDirectory(at:)": "file-write", ".createFile(at:)": "file-write",
    ".dataTask(with:)": "network", ".decode(from:)": "decoding", ".downloadTask(with:)": "network",
    ".fileExists(atPath:)": "file-lookup", ".jpegData(compressionQuality:)": "image-decoding",
    ".loadPersistentStores": "database", ".makeComputePipelineState": "media",
    ".makeDefaultLibrary": "media", ".makeRenderPipelineState": "media",
    ".observe(changeHandler:)": "publisher-subscription",
    ".observeValue(changeHandler:)": "publisher-subscription", ".perform(afterDelay:)": "task",
    ".performBackgroundTask": "task", ".performFetch": "database", ".pngData": "image-decoding",
    ".prewarm": "model-loading", ".reduce": "collection-transform",
    ".registerDelegate": "registration", ".removeItem(at:)": "file-write",
    ".requestAlwaysAuthorization": "system-request", ".requestAuthorization": "system-request",
    ".requestLocation": "system-request", ".requestRecordPermission": "system-request",
    ".requestWhenInUseAuthorization": "system-request", ".resourceValues(forKeys:)": "file-lookup",
    ".saveContext": "database-write", ".sort": "sorting", ".sorted": "sorting",
    ".startAccelerometerUpdates": "system-request", ".startActivityUpdates": "system-request",
    ".startDeviceMotionUpdates": "system-request", ".startGyroUpdates": "system-request",
    ".startMagnetometerUpdates": "system-request",
    ".startMonitoringSignificantLocationChanges": "system-request", ".startNotifier": "network",
    ".startPedometerUpdates": "system-request", ".startRelativeAltitudeUpdates": "system-request",
    ".startRunning": "media", ".startUpdatingHeading": "system-request",
    ".startUpdatingLocation": "system-request", ".store(in:)": "publisher-subscription",
    ".subpathsOfDirectory": "file-read", ".waitUntilAllOperationsAreFinished": "blocking-wait",
    ".waitUntilExit": "blocking-wait", ".webSocketTask(with:)": "network",
    ".write(to:)": "file-write", ".write(toFile:)": "file-write",
    "AEDeterminePermissionToAutomateTarget": "system-request", "AES.GCM.open": "cryptography",
    "AES.GCM.seal": "cryptography", "AF.download": "network", "AF.request": "network",
    "AF.streamRequest": "network", "AF.upload": "network", "ARSession.init": "media",
    "ARSession.run": "media", "ARView.init": "media",
    "ATTrackingManager.requestTrackingAuthorization": "system-request",
    "AVAsset.loadValuesAsynchronously": "file-read", "AVAudioEngine.init": "media",
    "AVAudioEngine.start": "media", "AVAudioFile(forReading:)": "file-read",
    "AVAudioFile(url:)": "media", "AVAudioPlayer(contentsOf:)": "media",
    "AVAudioPlayer(url:)": "media", "AVAudioSession.overrideOutputAudioPort": "system-request",
    "AVAudioSession.requestRecordPermission": "system-request",
    "AVAudioSession.setActive": "system-request", "AVAudioSession.setCategory": "system-request",
    "AVAudioSession.setMode": "system-request", "AVCaptureDevice.requestAccess": "system-request",
    "AVCaptureMultiCamSession.init": "media", "AVCaptureSession.init": "media",
    "AVCaptureSession.startRunning": "media",
    "AVPlayer.addBoundaryTimeObserver": "publisher-subscription",
    "AVPlayer.addPeriodicTimeObserver": "publisher-subscription", "AVPlayer.init": "media",
    "AVPlayerItem(url:)": "media", "AVQueuePlayer.init": "media",
    "AVSpeechSynthesizer.speak": "media", "AVURLAsset.loadValuesAsynchronously": "file-read",
    "AXIsProcessTrustedWithOptions": "system-request", "Activity.request": "system-request",
    "Alamofire.download": "network", "Alamofire.request": "network",
    "Alamofire.streamRequest": "network", "Alamofire.upload": "network",
    "Amplitude.capture": "analytics", "Amplitude.configure": "analytics",
    "Amplitude.fire": "analytics", "Amplitude.identify": "analytics", "Amplitude.log": "analytics",
    "Amplitude.logEvent": "analytics", "Amplitude.record": "analytics",
    "Amplitude.send": "analytics", "Amplitude.setUserID": "analytics",
    "Amplitude.setUserProperty": "analytics", "Amplitude.signal": "analytics",
    "Amplitude.start": "analytics", "Amplitude.track": "analytics",
    "Analytics.capture": "analytics", "Analytics.configure": "analytics",
    "Analytics.fire": "analytics", "Analytics.identify": "analytics", "Analytics.log": "analytics",
    "Analytics.logEvent": "analytics", "Analytics.record": "analytics",
    "Analytics.send": "analytics", "Analytics.setUserID": "analytics",
    "Analytics.setUserProperty": "analytics", "Analytics.signal": "analytics",
    "Analytics.start": "analytics", "Analytics.track": "analytics",
    "AnyCancellable.assign(to:)": "publisher-subscription",
    "AnyCancellable.store(in:)": "publisher-subscription",
    "AnyPublisher.assign(to:)": "publisher-subscription",
    "AnyPublisher.store(in:)": "publisher-subscription", "ApolloClient.fetch": "network",
    "ApolloClient.perform": "network", "ApolloClient.subscribe": "network",
    "ApolloClient.watch": "network", "AppCenter.capture": "analytics",
    "AppCenter.configure": "analytics", "AppCenter.fire": "analytics",
    "AppCenter.identify": "analytics", "AppCenter.log": "analytics",
    "AppCenter.logEvent": "analytics", "AppCenter.record": "analytics",
    "AppCenter.send": "analytics", "AppCenter.setUserID": "analytics",
    "AppCenter.setUserProperty": "analytics", "AppCenter.signal": "analytics",
    "AppCenter.start": "analytics", "AppCenter.track": "analytics",
    "Assembler.resolve": "dependency-resolution", "AudioEngine.init": "media",
    "AudioEngine.start": "media", "AudioObjectAddPropertyListener": "notification-subscription",
    "AudioObjectAddPropertyListenerBlock": "notification-subscription",
    "BGTaskScheduler.register": "system-request", "BGTaskScheduler.submit": "system-request",
    "Bool.random": "identity", "Bundle(for:)": "bundle-lookup",
    "Bundle(identifier:)": "bundle-lookup", "Bundle(path:)": "file-lookup",
    "Bundle(url:)": "file-lookup", "Bundle.load": "bundle-lookup",
    "Bundle.loadNibNamed": "bundle-lookup", "Bundle.path": "bundle-lookup",
    "Bundle.paths": "bundle-lookup", "Bundle.url": "bundle-lookup", "Bundle.urls": "bundle-lookup",
    "ByteCountFormatter.date": "formatting", "ByteCountFormatter.init": "formatter",
    "ByteCountFormatter.localizedString": "formatting", "ByteCountFormatter.number": "formatting",
    "ByteCountFormatter.string": "formatting", "CADisplayLink.init": "timer",
    "CBCentralManager.init": "system-request", "CBPeripheralManager.init": "system-request",
    "CCKeyDerivationPBKDF": "cryptography", "CC_MD5": "cryptography", "CC_SHA1": "cryptography",
    "CC_SHA256": "cryptography", "CC_SHA512": "cryptography",
    "CFNotificationCenterAddObserver": "notification-subscription", "CFUUIDCreate": "identity",
    "CGDisplayRegisterReconfigurationCallback": "notification-subscription",
    "CGEvent.tapCreate": "system-request", "CGEvent.tapEnable": "system-request",
    "CGFloat.random": "identity", "CGImage(jpegDataProviderSource:)": "image-decoding",
    "CGImage(pngDataProviderSource:)": "image-decoding",
    "CGImageSourceCreateImageAtIndex": "image-decoding",
    "CGImageSourceCreateThumbnailAtIndex": "image-decoding",
    "CGImageSourceCreateWithData": "image-decoding", "CGImageSourceCreateWithURL": "image-decoding",
    "CGWindowListCopyWindowInfo": "system-query", "CHHapticEngine.init": "media",
    "CHHapticEngine.start": "media", "CIContext.init": "media",
    "CIImage(contentsOf:)": "image-decoding", "CIImage(contentsOfFile:)": "image-decoding",
    "CIImage(data:)": "image-decoding", "CKContainer.accountStatus": "network",
    "CKContainer.add": "network", "CKContainer.fetch": "network", "CKContainer.perform": "network",
    "CKContainer.save": "network", "CKDatabase.accountStatus": "network",
    "CKDatabase.add": "network", "CKDatabase.fetch": "network", "CKDatabase.perform": "network",
    "CKDatabase.save": "network", "CLGeocoder.geocodeAddressString": "network",
    "CLGeocoder.geocodePostalAddress": "network", "CLGeocoder.reverseGeocodeLocation": "network",
    "CLLocationManager.requestAlwaysAuthorization": "system-request",
    "CLLocationManager.requestLocation": "system-request",
    "CLLocationManager.requestWhenInUseAuthorization": "system-request",
    "CLLocationManager.startMonitoringSignificantLocationChanges": "system-request",
    "CLLocationManager.startUpdatingHeading": "system-request",
    "CLLocationManager.startUpdatingLocation": "system-request",
    "CMAltimeter.startActivityUpdates": "system-request",
    "CMAltimeter.startPedometerUpdates": "system-request",
    "CMAltimeter.startRelativeAltitudeUpdates": "system-request",
    "CMMotionActivityManager.startActivityUpdates": "system-request",
    "CMMotionActivityManager.startPedometerUpdates": "system-request",
    "CMMotionActivityManager.startRelativeAltitudeUpdates": "system-request",
    "CMMotionManager.startAccelerometerUpdates": "system-request",
    "CMMotionManager.startDeviceMotionUpdates": "system-request",
    "CMMotionManager.startGyroUpdates": "system-request",
    "CMMotionManager.startMagnetometerUpdates": "system-request",
    "CMPedometer.startEventUpdates": "system-request", "CMPedometer.startUpdates": "system-request",
    "CNContactStore.containers": "database", "CNContactStore.enumerateContacts": "database",
    "CNContactStore.groups": "database", "CNContactStore.requestAccess": "system-request",
    "CNContactStore.requestFullAccessToEvents": "system-request",
    "CNContactStore.requestFullAccessToReminders": "system-request",
    "CNContactStore.unifiedContact": "database", "CNContactStore.unifiedContacts": "database",
    "CSSearchableIndex.deleteAllSearchableItems": "system-request",
    "CSSearchableIndex.indexSearchableItems": "system-request", "CVDisplayLinkStart": "timer",
    "ChaChaPoly.open": "cryptography", "ChaChaPoly.seal": "cryptography",
    "Container.resolve": "dependency-resolution", "Crashlytics.capture": "analytics",
    "Crashlytics.configure": "analytics", "Crashlytics.fire": "analytics",
    "Crashlytics.identify": "analytics", "Crashlytics.log": "analytics",
    "Crashlytics.logEvent": "analytics", "Crashlytics.record": "analytics",
    "Crashlytics.send": "analytics", "Crashlytics.setUserID": "analytics",
    "Crashlytics.setUserProperty": "analytics", "Crashlytics.signal": "analytics",
    "Crashlytics.start": "analytics", "Crashlytics.track": "analytics",
    "CurrentValueSubject.assign(to:)": "publisher-subscription",
    "CurrentValueSubject.store(in:)": "publisher-subscription",
    "Curve25519.KeyAgreement.PrivateKey.init": "cryptography",
    "Curve25519.Signing.PrivateKey.init": "cryptography",
    "DIContainer.resolve": "dependency-resolution", "Data(contentsOf:)": "file-read",
    "Data.write(to:)": "file-write", "Data.write(toFile:)": "file-write",
    "DatabasePool.init": "database", "DatabasePool.read": "database",
    "DatabasePool.write": "database-write",
    "DatabasePool.writeWithoutTransaction": "database-write", "DatabaseQueue.init": "database",
    "DatabaseQueue.read": "database", "DatabaseQueue.write": "database-write",
    "DatabaseQueue.writeWithoutTransaction": "database-write", "Date.init": "identity",
    "DateComponentsFormatter.date": "formatting", "DateComponentsFormatter.init": "formatter",
    "DateComponentsFormatter.localizedString": "formatting",
    "DateComponentsFormatter.number": "formatting", "DateComponentsFormatter.string": "formatting",
    "DateFormatter.date": "formatting", "DateFormatter.init": "formatter",
    "DateFormatter.localizedString": "formatting", "DateFormatter.number": "formatting",
    "DateFormatter.string": "formatting", "DateIntervalFormatter.date": "formatting",
    "DateIntervalFormatter.init": "formatter",
    "DateIntervalFormatter.localizedString": "formatting",
    "DateIntervalFormatter.number": "formatting", "DateIntervalFormatter.string": "formatting",
    "Dictionary(grouping:)": "sorting", "DispatchGroup.wait": "blocking-wait",
    "DispatchQueue.async": "task", "DispatchQueue.asyncAfter": "task",
    "DispatchQueue.concurrentPerform": "blocking-wait", "DispatchQueue.sync": "blocking-wait",
    "DispatchSemaphore.wait": "blocking-wait", "DispatchSource.makeFileSystemObjectSource": "timer",
    "DispatchSource.makeMemoryPressureSource": "timer", "DispatchSource.makeProcessSource": "timer",
    "DispatchSource.makeReadSource": "timer", "DispatchSource.makeSignalSource": "timer",
    "DispatchSource.makeTimerSource": "timer",
    "DistributedNotificationCenter.addObserver": "notification-subscription",
    "DistributedNotificationCenter.notifications": "notification-subscription",
    "DistributedNotificationCenter.post": "notification-post",
    "DistributedNotificationCenter.postNotificationName": "notification-post",
    "Double.random": "identity", "EKEventStore.calendar": "database",
    "EKEventStore.calendars": "database", "EKEventStore.events": "database",
    "EKEventStore.reminders": "database", "EKEventStore.requestAccess": "system-request",
    "EKEventStore.requestFullAccessToEvents": "system-request",
    "EKEventStore.requestFullAccessToReminders": "system-request", "Entity.load": "media",
    "Entity.loadAnchor": "media", "Entity.loadModel": "media", "FSEventStreamStart": "timer",
    "FileHandle(forReadingAtPath:)": "file-read", "FileHandle(forReadingFrom:)": "file-read",
    "FileHandle(forWritingTo:)": "file-write", "FileHandle.readData": "file-read",
    "FileHandle.readDataToEndOfFile": "file-read", "FileHandle.readToEnd": "file-read",
    "FileHandle.truncate": "file-write", "FileHandle.write": "file-write",
    "FileManager.attributesOfFileSystem": "file-read", "FileManager.attributesOfItem": "file-read",
    "FileManager.containerURL": "file-lookup", "FileManager.contents": "file-read",
    "FileManager.contentsEqual": "file-read", "FileManager.contentsOfDirectory": "file-read",
    "FileManager.copyItem": "file-write", "FileManager.createDirectory": "file-write",
    "FileManager.createFile": "file-write", "FileManager.createSymbolicLink": "file-write",
    "FileManager.enumerator": "file-read", "FileManager.fileExists": "file-lookup",
    "FileManager.isDeletableFile": "file-lookup", "FileManager.isExecutableFile": "file-lookup",
    "FileManager.isReadableFile": "file-lookup", "FileManager.isWritableFile": "file-lookup",
    "FileManager.linkItem": "file-write", "FileManager.moveItem": "file-write",
    "FileManager.removeItem": "file-write", "FileManager.replaceItem": "file-write",
    "FileManager.replaceItemAt": "file-write", "FileManager.setAttributes": "file-write",
    "FileManager.setUbiquitous": "file-write", "FileManager.subpaths": "file-read",
    "FileManager.subpathsOfDirectory": "file-read", "FileManager.trashItem": "file-write",
    "FileManager.url": "file-lookup",
    "FileManager.url(forUbiquityContainerIdentifier:)": "cloud-lookup",
    "FileManager.urls": "file-lookup", "FileWrapper(url:)": "file-read",
    "FirebaseApp.capture": "analytics", "FirebaseApp.configure": "analytics",
    "FirebaseApp.fire": "analytics", "FirebaseApp.identify": "analytics",
    "FirebaseApp.log": "analytics", "FirebaseApp.logEvent": "analytics",
    "FirebaseApp.record": "analytics", "FirebaseApp.send": "analytics",
    "FirebaseApp.setUserID": "analytics", "FirebaseApp.setUserProperty": "analytics",
    "FirebaseApp.signal": "analytics", "FirebaseApp.start": "analytics",
    "FirebaseApp.track": "analytics", "Float.random": "identity",
    "Future.assign(to:)": "publisher-subscription", "Future.store(in:)": "publisher-subscription",
    "GCM.open": "cryptography", "GCM.seal": "cryptography",
    "HKHealthStore.enableBackgroundDelivery": "system-request",
    "HKHealthStore.execute": "system-request", "Host.current": "process",
    "IOHIDManagerOpen": "notification-subscription",
    "IOServiceAddMatchingNotification": "notification-subscription",
    "ISO8601DateFormatter.date": "formatting", "ISO8601DateFormatter.init": "formatter",
    "ISO8601DateFormatter.localizedString": "formatting",
    "ISO8601DateFormatter.number": "formatting", "ISO8601DateFormatter.string": "formatting",
    "InputStream(fileAtPath:)": "file-read", "InputStream(url:)": "file-read",
    "Int.random": "identity", "Int32.random": "identity", "Int64.random": "identity",
    "JSONDecoder.decode": "decoding", "JSONEncoder.encode": "decoding",
    "JSONSerialization.data": "decoding", "JSONSerialization.jsonObject": "decoding",
    "Just.assign(to:)": "publisher-subscription", "Just.store(in:)": "publisher-subscription",
    "KeyboardShortcuts.onKeyDown": "system-request", "KeyboardShortcuts.onKeyUp": "system-request",
    "Keychain.allItems": "keychain-read", "Keychain.allKeys": "keychain-read",
    "Keychain.data": "keychain-read", "Keychain.delete": "keychain-write",
    "Keychain.get": "keychain-read", "Keychain.getBool": "keychain-read",
    "Keychain.getData": "keychain-read", "Keychain.getString": "keychain-read",
    "Keychain.remove": "keychain-write", "Keychain.removeAll": "keychain-write",
    "Keychain.set": "keychain-write", "Keychain.string": "keychain-read",
    "KeychainSwift.allItems": "keychain-read", "KeychainSwift.allKeys": "keychain-read",
    "KeychainSwift.data": "keychain-read", "KeychainSwift.delete": "keychain-write",
    "KeychainSwift.get": "keychain-read", "KeychainSwift.getBool": "keychain-read",
    "KeychainSwift.getData": "keychain-read", "KeychainSwift.getString": "keychain-read",
    "KeychainSwift.remove": "keychain-write", "KeychainSwift.removeAll": "keychain-write",
    "KeychainSwift.set": "keychain-write", "KeychainSwift.string": "keychain-read",
    "KeychainWrapper.allItems": "keychain-read", "KeychainWrapper.allKeys": "keychain-read",
    "KeychainWrapper.data": "keychain-read", "KeychainWrapper.delete": "keychain-write",
    "KeychainWrapper.get": "keychain-read", "KeychainWrapper.getBool": "keychain-read",
    "KeychainWrapper.getData": "keychain-read", "KeychainWrapper.getString": "keychain-read",
    "KeychainWrapper.remove": "keychain-write", "KeychainWrapper.removeAll": "keychain-write",
    "KeychainWrapper.set": "keychain-write", "KeychainWrapper.string": "keychain-read",
    "LPMetadataProvider.startFetchingMetadata": "network",
    "LanguageModelSession.init": "model-loading", "LanguageModelSession.prewarm": "model-loading",
    "ListFormatter.date": "formatting", "ListFormatter.init": "formatter",
    "ListFormatter.localizedString": "formatting", "ListFormatter.number": "formatting",
    "ListFormatter.string": "formatting", "Logger.critical": "logging", "Logger.debug": "logging",
    "Logger.error": "logging", "Logger.fault": "logging", "Logger.info": "logging",
    "Logger.log": "logging", "Logger.notice": "logging", "Logger.trace": "logging",
    "Logger.warning": "logging", "MCNearbyServiceBrowser.startBrowsingForPeers": "network",
    "MD5.hash": "cryptography", "MIDI.init": "media", "MIDIClient.init": "media",
    "MIDIClientCreate": "media", "MIDIClientCreateWithBlock": "media",
    "MKDirections.calculate": "network", "MKDirections.calculateETA": "network",
    "MKLocalSearch.start": "network", "MKMapSnapshotter.start": "network",
    "MLModel.compileModel": "model-loading", "MLModel.init": "model-loading",
    "MLModel.load": "model-loading", "MTLCreateSystemDefaultDevice": "media",
    "MTLDevice.makeComputePipelineState": "media", "MTLDevice.makeDefaultLibrary": "media",
    "MTLDevice.makeRenderPipelineState": "media", "MeasurementFormatter.date": "formatting",
    "MeasurementFormatter.init": "formatter", "MeasurementFormatter.localizedString": "formatting",
    "MeasurementFormatter.number": "formatting", "MeasurementFormatter.string": "formatting",
    "Mixpanel.capture": "analytics", "Mixpanel.configure": "analytics",
    "Mixpanel.fire": "analytics", "Mixpanel.identify": "analytics", "Mixpanel.log": "analytics",
    "Mixpanel.logEvent": "analytics", "Mixpanel.record": "analytics", "Mixpanel.send": "analytics",
    "Mixpanel.setUserID": "analytics", "Mixpanel.setUserProperty": "analytics",
    "Mixpanel.signal": "analytics", "Mixpanel.start": "analytics", "Mixpanel.track": "analytics",
    "ModelContainer.init": "database", "ModelContext.count": "database",
    "ModelContext.delete": "database-write", "ModelContext.execute": "database",
    "ModelContext.existingObject": "database", "ModelContext.fetch": "database",
    "ModelContext.fetchCount": "database", "ModelContext.fetchIdentifiers": "database",
    "ModelContext.insert": "database-write", "ModelContext.performAndWait": "database",
    "ModelContext.reset": "database-write", "ModelContext.save": "database-write",
    "ModelEntity.load": "media", "ModelEntity.loadAnchor": "media",
    "ModelEntity.loadModel": "media", "MusicAuthorization.request": "system-request",
    "NETunnelProviderManager.loadAllFromPreferences": "system-request",
    "NETunnelProviderManager.loadFromPreferences": "system-request",
    "NETunnelProviderManager.saveToPreferences": "system-request",
    "NEVPNManager.loadFromPreferences": "system-request",
    "NEVPNManager.saveToPreferences": "system-request",
    "NLEmbedding.sentenceEmbedding": "model-loading", "NLEmbedding.wordEmbedding": "model-loading",
    "NLModel.init": "model-loading", "NSAppleScript.init": "process",
    "NSApplication.activate": "system-request",
    "NSApplication.beginBackgroundTask": "system-request",
    "NSApplication.beginReceivingRemoteControlEvents": "system-request",
    "NSApplication.registerForRemoteNotifications": "system-request",
    "NSApplication.setActivationPolicy": "system-request", "NSArray(contentsOf:)": "file-read",
    "NSArray(contentsOfFile:)": "file-read", "NSAttributedString(data:)": "html-parsing",
    "NSAttributedString(docFormat:)": "decoding", "NSAttributedString(fileURL:)": "file-read",
    "NSAttributedString(html:)": "html-parsing", "NSAttributedString(rtf:)": "decoding",
    "NSAttributedString(rtfd:)": "decoding", "NSAttributedString(url:)": "file-read",
    "NSBackgroundActivityScheduler.schedule": "timer", "NSCondition.lock": "lock",
    "NSCondition.wait": "blocking-wait", "NSCondition.withLock": "lock",
    "NSData(contentsOf:)": "file-read", "NSData(contentsOfFile:)": "file-read",
    "NSData.write(to:)": "file-write", "NSData.write(toFile:)": "file-write",
    "NSDataAsset.init": "bundle-lookup", "NSDataDetector.enumerateMatches": "formatting",
    "NSDataDetector.firstMatch": "formatting", "NSDataDetector.init": "formatter",
    "NSDataDetector.matches": "formatting", "NSDataDetector.numberOfMatches": "formatting",
    "NSDataDetector.stringByReplacingMatches": "formatting",
    "NSDictionary(contentsOf:)": "file-read", "NSDictionary(contentsOfFile:)": "file-read",
    "NSEvent.addGlobalMonitorForEvents": "system-request",
    "NSEvent.addLocalMonitorForEvents": "system-request",
    "NSFileCoordinator.addFilePresenter": "registration", "NSHomeDirectory": "file-lookup",
    "NSImage(contentsOf:)": "image-decoding", "NSImage(contentsOfFile:)": "image-decoding",
    "NSImage(data:)": "image-decoding", "NSImage(imageLiteralResourceName:)": "image-lookup",
    "NSImage(named:)": "image-lookup", "NSKeyedArchiver.archiveRootObject": "decoding",
    "NSKeyedArchiver.archivedData": "decoding", "NSKeyedUnarchiver.init": "decoding",
    "NSKeyedUnarchiver.unarchiveObject": "decoding",
    "NSKeyedUnarchiver.unarchiveTopLevelObjectWithData": "decoding",
    "NSKeyedUnarchiver.unarchivedArrayOfObjects": "decoding",
    "NSKeyedUnarchiver.unarchivedDictionary": "decoding",
    "NSKeyedUnarchiver.unarchivedObject": "decoding", "NSLock.lock": "lock",
    "NSLock.withLock": "lock", "NSLog": "logging", "NSManagedObjectContext.count": "database",
    "NSManagedObjectContext.delete": "database-write", "NSManagedObjectContext.execute": "database",
    "NSManagedObjectContext.existingObject": "database", "NSManagedObjectContext.fetch": "database",
    "NSManagedObjectContext.fetchCount": "database",
    "NSManagedObjectContext.fetchIdentifiers": "database",
    "NSManagedObjectContext.insert": "database-write",
    "NSManagedObjectContext.performAndWait": "database",
    "NSManagedObjectContext.reset": "database-write",
    "NSManagedObjectContext.save": "database-write", "NSMetadataQuery.start": "system-request",
    "NSMutableArray(contentsOfFile:)": "file-read",
    "NSMutableAttributedString(data:)": "html-parsing",
    "NSMutableAttributedString(docFormat:)": "decoding",
    "NSMutableAttributedString(fileURL:)": "file-read",
    "NSMutableAttributedString(html:)": "html-parsing",
    "NSMutableAttributedString(rtf:)": "decoding", "NSMutableAttributedString(rtfd:)": "decoding",
    "NSMutableAttributedString(url:)": "file-read",
    "NSMutableDictionary(contentsOfFile:)": "file-read",
    "NSPersistentCloudKitContainer.init": "database", "NSPersistentContainer.init": "database",
    "NSPersistentStoreCoordinator.init": "database", "NSRecursiveLock.lock": "lock",
    "NSRecursiveLock.withLock": "lock", "NSRegularExpression.enumerateMatches": "formatting",
    "NSRegularExpression.firstMatch": "formatting", "NSRegularExpression.init": "formatter",
    "NSRegularExpression.matches": "formatting",
    "NSRegularExpression.numberOfMatches": "formatting",
    "NSRegularExpression.stringByReplacingMatches": "formatting",
    "NSSearchPathForDirectoriesInDomains": "file-lookup", "NSString(contentsOf:)": "file-read",
    "NSString(contentsOfFile:)": "file-read", "NSString.write(to:)": "file-write",
    "NSString.write(toFile:)": "file-write", "NSTemporaryDirectory": "file-lookup",
    "NSUUID.init": "identity", "NSUbiquitousKeyValueStore.array": "settings-read",
    "NSUbiquitousKeyValueStore.bool": "settings-read",
    "NSUbiquitousKeyValueStore.data": "settings-read",
    "NSUbiquitousKeyValueStore.dictionary": "settings-read",
    "NSUbiquitousKeyValueStore.dictionaryRepresentation": "settings-read",
    "NSUbiquitousKeyValueStore.double": "settings-read",
    "NSUbiquitousKeyValueStore.float": "settings-read",
    "NSUbiquitousKeyValueStore.integer": "settings-read",
    "NSUbiquitousKeyValueStore.longLong": "settings-read",
    "NSUbiquitousKeyValueStore.object": "settings-read",
    "NSUbiquitousKeyValueStore.register": "settings-read",
    "NSUbiquitousKeyValueStore.removeObject": "settings-write",
    "NSUbiquitousKeyValueStore.removePersistentDomain": "settings-write",
    "NSUbiquitousKeyValueStore.set": "settings-write",
    "NSUbiquitousKeyValueStore.setPersistentDomain": "settings-write",
    "NSUbiquitousKeyValueStore.setValue": "settings-write",
    "NSUbiquitousKeyValueStore.setVolatileDomain": "settings-write",
    "NSUbiquitousKeyValueStore.string": "settings-read",
    "NSUbiquitousKeyValueStore.stringArray": "settings-read",
    "NSUbiquitousKeyValueStore.synchronize": "settings-write",
    "NSUbiquitousKeyValueStore.url": "settings-read",
    "NSUbiquitousKeyValueStore.value": "settings-read", "NSUserAppleScriptTask.init": "process",
    "NSWorkspace.addFilePresenter": "registration", "NSWorkspace.icon": "system-query",
    "NSWorkspace.urlForApplication": "system-query",
    "NSWorkspace.urlsForApplications": "system-query", "NSXPCConnection.init": "process",
    "NWBrowser.start": "network", "NWConnection.start": "network", "NWListener.start": "network",
    "NWPathMonitor.start": "network", "NetServiceBrowser.searchForServices": "network",
    "NotificationCenter.addObserver": "notification-subscription",
    "NotificationCenter.notifications": "notification-subscription",
    "NotificationCenter.post": "notification-post",
    "NotificationCenter.postNotificationName": "notification-post",
    "NumberFormatter.date": "formatting", "NumberFormatter.init": "formatter",
    "NumberFormatter.localizedString": "formatting", "NumberFormatter.number": "formatting",
    "NumberFormatter.string": "formatting", "OSLog.critical": "logging", "OSLog.debug": "logging",
    "OSLog.error": "logging", "OSLog.fault": "logging", "OSLog.info": "logging",
    "OSLog.log": "logging", "OSLog.notice": "logging", "OSLog.trace": "logging",
    "OSLog.warning": "logging", "ObjectIdentifier.init": "identity",
    "ObservableObjectPublisher.assign(to:)": "publisher-subscription",
    "ObservableObjectPublisher.store(in:)": "publisher-subscription",
    "OperationQueue.addBarrierBlock": "task", "OperationQueue.addOperation": "task",
    "OperationQueue.addOperations": "task",
    "OperationQueue.waitUntilAllOperationsAreFinished": "blocking-wait",
    "P256.KeyAgreement.PrivateKey.init": "cryptography",
    "P256.Signing.PrivateKey.init": "cryptography", "P384.Signing.PrivateKey.init": "cryptography",
    "PDFDocument.init": "decoding", "PHAsset.fetchAssetCollections": "database",
    "PHAsset.fetchAssets": "database", "PHAssetCollection.fetchAssetCollections": "database",
    "PHAssetCollection.fetchAssets": "database",
    "PHCachingImageManager.requestImage": "system-request",
    "PHImageManager.requestImage": "system-request",
    "PHImageManager.requestImageDataAndOrientation": "system-request",
    "PHPickerViewController.init": "system-request",
    "PassthroughSubject.assign(to:)": "publisher-subscription",
    "PassthroughSubject.store(in:)": "publisher-subscription",
    "PersonNameComponentsFormatter.date": "formatting",
    "PersonNameComponentsFormatter.init": "formatter",
    "PersonNameComponentsFormatter.localizedString": "formatting",
    "PersonNameComponentsFormatter.number": "formatting",
    "PersonNameComponentsFormatter.string": "formatting", "PhoneNumberKit.init": "decoding",
    "PhoneNumberUtility.init": "decoding", "Pixel.capture": "analytics",
    "Pixel.configure": "analytics", "Pixel.fire": "analytics", "Pixel.identify": "analytics",
    "Pixel.log": "analytics", "Pixel.logEvent": "analytics", "Pixel.record": "analytics",
    "Pixel.send": "analytics", "Pixel.setUserID": "analytics", "Pixel.setUserProperty": "analytics",
    "Pixel.signal": "analytics", "Pixel.start": "analytics", "Pixel.track": "analytics",
    "PixelKit.capture": "analytics", "PixelKit.configure": "analytics",
    "PixelKit.fire": "analytics", "PixelKit.identify": "analytics", "PixelKit.log": "analytics",
    "PixelKit.logEvent": "analytics", "PixelKit.record": "analytics", "PixelKit.send": "analytics",
    "PixelKit.setUserID": "analytics", "PixelKit.setUserProperty": "analytics",
    "PixelKit.signal": "analytics", "PixelKit.start": "analytics", "PixelKit.track": "analytics",
    "PostHogSDK.capture": "analytics", "PostHogSDK.configure": "analytics",
    "PostHogSDK.fire": "analytics", "PostHogSDK.identify": "analytics",
    "PostHogSDK.log": "analytics", "PostHogSDK.logEvent": "analytics",
    "PostHogSDK.record": "analytics", "PostHogSDK.send": "analytics",
    "PostHogSDK.setUserID": "analytics", "PostHogSDK.setUserProperty": "analytics",
    "PostHogSDK.signal": "analytics", "PostHogSDK.start": "analytics",
    "PostHogSDK.track": "analytics", "PrivateKey.init": "cryptography", "Process.launch": "process",
    "Process.launchedProcess": "process", "Process.run": "process",
    "ProcessInfo.beginActivity": "system-request", "PropertyListDecoder.decode": "decoding",
    "PropertyListEncoder.encode": "decoding", "PropertyListSerialization.data": "decoding",
    "PropertyListSerialization.propertyList": "decoding",
    "Publisher.assign(to:)": "publisher-subscription",
    "Publisher.store(in:)": "publisher-subscription",
    "Publishers.CombineLatest.assign(to:)": "publisher-subscription",
    "Publishers.CombineLatest.store(in:)": "publisher-subscription",
    "Publishers.Merge.assign(to:)": "publisher-subscription",
    "Publishers.Merge.store(in:)": "publisher-subscription",
    "Publishers.Zip.assign(to:)": "publisher-subscription",
    "Publishers.Zip.store(in:)": "publisher-subscription", "Purchases.configure": "network",
    "Purchases.getCustomerInfo": "network", "Purchases.getOfferings": "network",
    "Purchases.logIn": "network", "Purchases.restorePurchases": "network", "Realm.init": "database",
    "Realm.objects": "database", "Regex.enumerateMatches": "formatting",
    "Regex.firstMatch": "formatting", "Regex.init": "formatter", "Regex.matches": "formatting",
    "Regex.numberOfMatches": "formatting", "Regex.stringByReplacingMatches": "formatting",
    "RelativeDateTimeFormatter.date": "formatting", "RelativeDateTimeFormatter.init": "formatter",
    "RelativeDateTimeFormatter.localizedString": "formatting",
    "RelativeDateTimeFormatter.number": "formatting",
    "RelativeDateTimeFormatter.string": "formatting", "Resolver.resolve": "dependency-resolution",
    "RunLoop.add(forMode:)": "timer", "RunLoop.perform": "task", "SCNScene(named:)": "media",
    "SCNView.init": "media", "SCNetworkReachabilityScheduleWithRunLoop": "network",
    "SCNetworkReachabilitySetDispatchQueue": "network",
    "SCShareableContent.excludingDesktopWindows": "system-request",
    "SCShareableContent.getExcludingDesktopWindows": "system-request",
    "SCShareableContent.getWithCompletionHandler": "system-request",
    "SFSpeechRecognizer.init": "media", "SHA1.hash": "cryptography", "SHA256.hash": "cryptography",
    "SHA384.hash": "cryptography", "SHA512.hash": "cryptography",
    "SKPaymentQueue.add": "registration", "SKProductsRequest.start": "network",
    "SKRequest.start": "network", "SKScene(fileNamed:)": "media",
    "SMAppService.register": "system-request", "SMAppService.unregister": "system-request",
    "SPUStandardUpdaterController.init": "system-request", "SecItemAdd": "keychain-write",
    "SecItemCopyMatching": "keychain-read", "SecItemDelete": "keychain-write",
    "SecItemUpdate": "keychain-write", "SecKeyCreateRandomKey": "cryptography",
    "SecKeyGeneratePair": "cryptography", "SecKeychainFindGenericPassword": "keychain-read",
    "SentrySDK.capture": "analytics", "SentrySDK.configure": "analytics",
    "SentrySDK.fire": "analytics", "SentrySDK.identify": "analytics", "SentrySDK.log": "analytics",
    "SentrySDK.logEvent": "analytics", "SentrySDK.record": "analytics",
    "SentrySDK.send": "analytics", "SentrySDK.setUserID": "analytics",
    "SentrySDK.setUserProperty": "analytics", "SentrySDK.signal": "analytics",
    "SentrySDK.start": "analytics", "SentrySDK.track": "analytics", "Session.download": "network",
    "Session.request": "network", "Session.streamRequest": "network", "Session.upload": "network",
    "Set.init": "collection-transform", "SpeechAnalyzer.init": "model-loading",
    "SpeechTranscriber.init": "model-loading", "String(contentsOf:)": "file-read",
    "String(contentsOfFile:)": "file-read", "String.write(to:)": "file-write",
    "String.write(toFile:)": "file-write", "SwinjectStoryboard.resolve": "dependency-resolution",
    "Task.detached": "task", "Task.immediate": "task", "Task.init": "task",
    "TelemetryDeck.capture": "analytics", "TelemetryDeck.configure": "analytics",
    "TelemetryDeck.fire": "analytics", "TelemetryDeck.identify": "analytics",
    "TelemetryDeck.log": "analytics", "TelemetryDeck.logEvent": "analytics",
    "TelemetryDeck.record": "analytics", "TelemetryDeck.send": "analytics",
    "TelemetryDeck.setUserID": "analytics", "TelemetryDeck.setUserProperty": "analytics",
    "TelemetryDeck.signal": "analytics", "TelemetryDeck.start": "analytics",
    "TelemetryDeck.track": "analytics", "TelemetryManager.capture": "analytics",
    "TelemetryManager.configure": "analytics", "TelemetryManager.fire": "analytics",
    "TelemetryManager.identify": "analytics", "TelemetryManager.log": "analytics",
    "TelemetryManager.logEvent": "analytics", "TelemetryManager.record": "analytics",
    "TelemetryManager.send": "analytics", "TelemetryManager.setUserID": "analytics",
    "TelemetryManager.setUserProperty": "analytics", "TelemetryManager.signal": "analytics",
    "TelemetryManager.start": "analytics", "TelemetryManager.track": "analytics",
    "Thread.detachNewThread": "task", "Thread.detachNewThreadSelector": "task",
    "Thread.sleep": "blocking-wait", "Thread.start": "task", "Timer.scheduledTimer": "timer",
    "UIAccessibilityRequestGuidedAccessSession": "system-request",
    "UIApplication.activate": "system-request",
    "UIApplication.beginBackgroundTask": "system-request",
    "UIApplication.beginReceivingRemoteControlEvents": "system-request",
    "UIApplication.registerForRemoteNotifications": "system-request",
    "UIApplication.setActivationPolicy": "system-request",
    "UIDevice.beginGeneratingDeviceOrientationNotifications": "system-request",
    "UIGraphicsImageRenderer.image": "image-decoding",
    "UIGraphicsImageRenderer.jpegData": "image-decoding",
    "UIGraphicsImageRenderer.pngData": "image-decoding", "UIImage(contentsOf:)": "image-decoding",
    "UIImage(contentsOfFile:)": "image-decoding", "UIImage(data:)": "image-decoding",
    "UIImage(named:)": "image-lookup", "UIImage.jpegData(compressionQuality:)": "image-decoding",
    "UIImage.pngData": "image-decoding", "UIImageJPEGRepresentation": "image-decoding",
    "UIImagePNGRepresentation": "image-decoding", "UInt.random": "identity",
    "UInt16.random": "identity", "UInt32.random": "identity", "UInt64.random": "identity",
    "UInt8.random": "identity", "UNUserNotificationCenter.add": "system-request",
    "UNUserNotificationCenter.getDeliveredNotifications": "system-request",
    "UNUserNotificationCenter.getNotificationSettings": "system-request",
    "UNUserNotificationCenter.getPendingNotificationRequests": "system-request",
    "UNUserNotificationCenter.removeAllDeliveredNotifications": "system-request",
    "UNUserNotificationCenter.removeAllPendingNotificationRequests": "system-request",
    "UNUserNotificationCenter.requestAuthorization": "system-request",
    "UNUserNotificationCenter.setBadgeCount": "system-request",
    "UNUserNotificationCenter.setNotificationCategories": "system-request",
    "URL(resolvingBookmarkData:)": "system-query", "URL.checkResourceIsReachable": "file-lookup",
    "URL.resourceValues(forKeys:)": "file-lookup", "URLSession.bytes": "network",
    "URLSession.data": "network", "URLSession.dataTask": "network",
    "URLSession.download": "network", "URLSession.downloadTask": "network",
    "URLSession.upload": "network", "URLSession.uploadTask": "network",
    "URLSession.webSocketTask": "network", "UUID.init": "identity",
    "UserDefaults(suiteName:)": "settings-read", "UserDefaults.array": "settings-read",
    "UserDefaults.bool": "settings-read", "UserDefaults.data": "settings-read",
    "UserDefaults.dictionary": "settings-read",
    "UserDefaults.dictionaryRepresentation": "settings-read",
    "UserDefaults.double": "settings-read", "UserDefaults.float": "settings-read",
    "UserDefaults.integer": "settings-read", "UserDefaults.longLong": "settings-read",
    "UserDefaults.object": "settings-read", "UserDefaults.register": "settings-read",
    "UserDefaults.removeObject": "settings-write",
    "UserDefaults.removePersistentDomain": "settings-write", "UserDefaults.set": "settings-write",
    "UserDefaults.setPersistentDomain": "settings-write", "UserDefaults.setValue": "settings-write",
    "UserDefaults.setVolatileDomain": "settings-write", "UserDefaults.string": "settings-read",
    "UserDefaults.stringArray": "settings-read", "UserDefaults.synchronize": "settings-write",
    "UserDefaults.url": "settings-read", "UserDefaults.value": "settings-read",
    "VNCoreMLModel.init": "model-loading", "VNImageRequestHandler.perform": "model-loading",
    "WCSession.activate": "system-request", "WKWebView.init": "media",
    "WidgetCenter.reloadAllTimelines": "system-request",
    "WidgetCenter.reloadTimelines": "system-request", "XMLDocument.init": "decoding",
    "XMLParser.parse": "decoding", "arc4random": "identity", "arc4random_uniform": "identity",
    "debugPrint": "logging", "drand48": "identity", "dump": "logging", "fatalError": "trap",
    "getifaddrs": "system-query", "host_statistics64": "system-query",
    "notify_register_dispatch": "notification-subscription", "os_log": "logging",
    "popen": "process", "posix_spawn": "process", "preconditionFailure": "trap", "print": "logging",
    "pthread_join": "blocking-wait", "sleep": "blocking-wait", "sqlite3_exec": "database",
    "sqlite3_open": "database", "sqlite3_open_v2": "database", "sqlite3_step": "database",
    "sysctl": "system-query", "sysctlbyname": "system-query", "system": "process",
    "uname": "system-query", "usleep": "blocking-wait",
    "withObservationTracking": "publisher-subscription",
    "xpc_connection_create_mach_service": "process",
  ]
  /// A publisher with such a signal, which counts once something subscribes to it.
  public static let signalOfSubscription: [String: String] = [
    "DispatchQueue.publish": "timer",
    "DistributedNotificationCenter.publisher": "notification-subscription",
    "NotificationCenter.publisher": "notification-subscription", "RunLoop.publish": "timer",
    "Timer.publish": "timer", "URLSession.dataTaskPublisher": "network",
  ]
  /// A call with such a signal, which counts if the call passes a closure.
  public static let signalWithClosure: [String: String] = [
    ".addOperation": "task", ".addTarget": "registration", ".async": "task", ".asyncAfter": "task",
    ".compactMap": "collection-transform", ".filter": "collection-transform",
    ".flatMap": "collection-transform", ".map": "collection-transform",
    ".observe": "publisher-subscription", ".sink": "publisher-subscription",
    ".subscribe": "publisher-subscription", "AnyCancellable.sink": "publisher-subscription",
    "AnyCancellable.subscribe": "publisher-subscription",
    "AnyPublisher.sink": "publisher-subscription",
    "AnyPublisher.subscribe": "publisher-subscription",
    "CurrentValueSubject.sink": "publisher-subscription",
    "CurrentValueSubject.subscribe": "publisher-subscription",
    "Future.sink": "publisher-subscription", "Future.subscribe": "publisher-subscription",
    "Just.sink": "publisher-subscription", "Just.subscribe": "publisher-subscription",
    "MPRemoteCommand.addTarget": "registration",
    "ObservableObjectPublisher.sink": "publisher-subscription",
    "ObservableObjectPublisher.subscribe": "publisher-subscription",
    "PassthroughSubject.sink": "publisher-subscription",
    "PassthroughSubject.subscribe": "publisher-subscription",
    "Publisher.sink": "publisher-subscription", "Publisher.subscribe": "publisher-subscription",
    "Publishers.CombineLatest.sink": "publisher-subscription",
    "Publishers.CombineLatest.subscribe": "publisher-subscription",
    "Publishers.Merge.sink": "publisher-subscription",
    "Publishers.Merge.subscribe": "publisher-subscription",
    "Publishers.Zip.sink": "publisher-subscription",
    "Publishers.Zip.subscribe": "publisher-subscription",
  ]
  /// An assignment operator of the standard library.
  public static let standardAssignmentOperator: Set<String> = [
    "%=", "&*=", "&+=", "&-=", "&<<=", "&=", "&>>=", "*=", "+=", "-=", ".&=", ".^=", ".|=", "/=",
    "<<=", "=", ">>=", "^=", "|=",
  ]
  /// A standard collection type, or `Optional`.
  public static let standardCollection: Set<String> = [
    "Array", "Dictionary", "Optional", "Set",
  ]
  /// A standard container that holds other values.
  public static let standardContainer: Set<String> = [
    "Array", "Dictionary", "Optional",
  ]
  /// Another operator of the standard library that types may declare for themselves.
  public static let standardOperator: Set<String> = [
    "!=", "%", "*", "+", "-", "/", "<", "<=", "==", ">", ">=", "~=",
  ]
  /// A basic type of the standard library.
  public static let standardType: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]
  /// A method that starts a task which inherits no actor.
  public static let startsTaskOffActors: Set<String> = [
    "addTask", "addTaskUnlessCancelled",
  ]
  /// A property wrapper whose value SwiftUI stores or provides.
  public static let stateWrapper: Set<String> = [
    "AppStorage", "Binding", "Environment", "FocusState", "GestureState", "SceneStorage", "State",
  ]
  /// The start of a name of methods that end what an object does.
  public static let stoppingVerb: Set<String> = [
    "cancel", "close", "deactivate", "disconnect", "end", "finish", "invalidate", "pause", "stop",
    "suspend", "tearDown", "teardown", "unsubscribe",
  ]
  /// A method that stores its argument in a collection.
  public static let storesElement: Set<String> = [
    "append", "insert", "updateValue",
  ]
  /// A type whose values arrive over time.
  public static let streamType: Set<String> = [
    "AsyncPublisher", "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "Publisher",
  ]
  /// A method that subscribes to the notification with a name.
  public static let subscribesToNotification: Set<String> = [
    "addObserver", "notifications", "publisher",
  ]
  /// A method that subscribes to a source of events.
  public static let subscribingMethod: Set<String> = [
    "listen", "observe", "scheduledTimer", "sink", "subscribe", "watch",
  ]
  /// A prefix of the names of SDK types.
  public static let systemPrefix: Set<String> = [
    "AB", "AE", "AL", "AR", "AS", "AU", "AV", "BG", "CA", "CB", "CF", "CG", "CH", "CI", "CK", "CL",
    "CM", "CN", "CP", "CS", "CT", "CV", "CX", "DC", "DD", "DR", "EA", "EK", "GC", "GK", "HK", "HM",
    "IK", "IN", "IO", "JS", "LA", "LP", "MC", "MF", "MK", "ML", "MP", "MT", "MTK", "MX", "NE", "NF",
    "NI", "NL", "NS", "NW", "OS", "PDF", "PH", "PHP", "PK", "PT", "QC", "QL", "RP", "SC", "SCN",
    "SF", "SH", "SK", "SL", "SN", "ST", "SW", "TK", "UI", "UN", "VN", "VS", "WC", "WK", "XC",
  ]
  /// A type of the SDK without a prefix.
  public static let systemType: Set<String> = [
    "Activity", "Actor", "Any", "AnyClass", "AnyObject", "AnySubscriber", "AnyView", "AppStore",
    "BlockOperation", "ByteCountFormatter", "Clock", "Collection", "CommandLine", "ContinuousClock",
    "DateFormatter", "Decoder", "Deferred", "Encoder", "Entity", "EnvironmentValues", "Error",
    "Fail", "FileWrapper", "Formatter", "Future", "HTTPCookieStorage", "Hasher", "Host",
    "ISO8601DateFormatter", "ImageRenderer", "InputStream", "JSONSerialization", "KeyPath",
    "LanguageModelSession", "MainActor", "MeasurementFormatter", "Mirror", "ModelContainer",
    "ModelContext", "Never", "NumberFormatter", "Observation", "ObservationRegistrar", "Operation",
    "OutputStream", "Port", "Process", "ProcessInfo", "Product", "Progress",
    "PropertyListSerialization", "Publisher", "Publishers", "Record", "Regex",
    "RelativeDateTimeFormatter", "Scanner", "Sequence", "StaticString", "Stream", "Subscribers",
    "SystemLanguageModel", "Task", "Transaction", "URLCache", "URLSessionConfiguration",
    "UndoManager", "Unmanaged", "UnsafeMutablePointer", "UnsafePointer", "UnsafeRawPointer", "Void",
    "WidgetCenter", "XMLDocument", "XMLParser",
  ]
  /// A call that runs its closure as an action.
  public static let takesAction: Set<String> = [
    "Button", "OpenURLAction", "accessibilityAction", "fileExporter", "fileImporter", "fileMover",
    "focusable", "refreshable",
  ]
  /// A call that takes publishers of any kind.
  public static let takesAnyPublisher: Set<String> = [
    "AnyPublisher", "CombineLatest", "CombineLatest3", "CombineLatest4", "Merge", "Merge3",
    "Merge4", "MergeMany", "Zip", "Zip3", "Zip4", "combineLatest", "drop", "merge", "onReceive",
    "prefix", "prepend", "zip",
  ]
  /// A function that takes or releases the lock it is passed.
  public static let takesLock: Set<String> = [
    "os_unfair_lock_lock", "os_unfair_lock_trylock", "os_unfair_lock_unlock", "pthread_mutex_lock",
    "pthread_mutex_trylock", "pthread_mutex_unlock", "pthread_rwlock_rdlock",
    "pthread_rwlock_unlock", "pthread_rwlock_wrlock",
  ]
  /// A name that takes an `ObservableObject`.
  public static let takesObservableObject: Set<String> = [
    "ObservedObject", "StateObject", "environmentObject", "focusedObject",
  ]
  /// A publisher operator that takes other publishers.
  public static let takesPublishers: Set<String> = [
    "append", "combineLatest", "merge", "prepend", "withLatestFrom", "zip",
  ]
  /// A call whose closure may run on any thread.
  public static let takesSendableClosure: Set<String> = [
    "Task", "addObserver", "addOperation", "addPeriodicTimeObserver", "async", "asyncAfter",
    "backgroundTask", "dataTask", "detached", "downloadTask", "notify", "performBackgroundTask",
    "run", "scheduledTimer", "setEventHandler", "uploadTask",
  ]
  /// A text in the type of a property that keeps subscriptions or work alive.
  public static let textOfKeptWork: Set<String> = [
    "Cancellable", "Disposable", "NSKeyValueObservation", "Task<", "Timer",
  ]
  /// A modifier that gives a screen its title.
  public static let titleModifier: Set<String> = [
    "navigationBarTitle", "navigationTitle",
  ]
  /// A method of a UIKit or AppKit class that the system runs again after an observable value that it read changed.
  public static let trackedUpdate: Set<String> = [
    "draw", "layout", "layoutSubviews", "updateConfiguration", "updateConstraints",
    "updateContentUnavailableConfiguration", "updateProperties", "updateViewConstraints",
    "viewDidLayout", "viewDidLayoutSubviews", "viewWillLayout", "viewWillLayoutSubviews",
  ]
  /// A call that transforms elements by its closure.
  public static let transforming: Set<String> = [
    "compactMap", "compactMapValues", "flatMap", "map", "mapValues", "tryCompactMap", "tryMap",
  ]
  /// A member, or a call with a label, that the compiler refuses in asynchronous code.
  public static let unavailableFromAsync: Set<String> = [
    "DispatchGroup.wait", "DispatchSemaphore.wait", "NSCondition.lock", "NSCondition.unlock",
    "NSCondition.wait", "NSLock.lock", "NSLock.unlock", "NSRecursiveLock.lock",
    "NSRecursiveLock.unlock", "RunLoop.current", "Thread.current", "Thread.isMainThread",
    "Thread.sleep", "Timer.scheduledTimer(timeInterval:)",
  ]
  /// A class of the SDK with state that nothing tracks.
  public static let untrackedObject: Set<String> = [
    "ARSession", "AVAudioEngine", "AVAudioPlayer", "AVAudioPlayerNode", "AVAudioRecorder",
    "AVCaptureDevice", "AVCaptureSession", "AVPlayer", "AVPlayerItem", "AVQueuePlayer",
    "AVSpeechSynthesizer", "CBCentralManager", "CBPeripheral", "CBPeripheralManager",
    "CLLocationManager", "CMMotionManager", "GKMatch", "HKLiveWorkoutBuilder", "HKWorkoutSession",
    "MCSession", "MKMapView", "MPMediaPlayer", "MPMusicPlayerController", "NWBrowser",
    "NWConnection", "NWListener", "NWPathMonitor", "Operation", "OperationQueue", "PDFView",
    "Process", "Progress", "SCNScene", "SFSpeechRecognizer", "SKScene", "Timer",
    "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask", "URLSessionUploadTask",
    "UndoManager", "WCSession", "WKWebView",
  ]
  /// A function or type that compares, hashes or encodes its values or their elements: `less`, `equal` or `encode`.
  public static let usesConformance: [String: String] = [
    "Set": "equal", "contains": "equal", "elementsEqual": "equal", "encode": "encode",
    "firstIndex": "equal", "insert": "equal", "lastIndex": "equal", "max": "less", "min": "less",
    "sort": "less", "sorted": "less", "subtracting": "equal", "union": "equal",
  ]
  /// A static member of a type that is a value of that type.
  public static let valueOfItsType: Set<String> = [
    "Bundle.main", "Date.distantFuture", "Date.distantPast", "Date.now",
    "Double.greatestFiniteMagnitude", "Double.infinity", "Double.pi", "Double.zero",
    "Float.greatestFiniteMagnitude", "Float.infinity", "Float.pi", "Float.zero", "Int.max",
    "Int.min", "Int.zero", "Locale.autoupdatingCurrent", "Locale.current",
    "NotificationCenter.default", "ProcessInfo.processInfo", "TimeZone.autoupdatingCurrent",
    "TimeZone.current", "UTType.aiff", "UTType.audio", "UTType.data", "UTType.epub",
    "UTType.folder", "UTType.gif", "UTType.heic", "UTType.html", "UTType.image", "UTType.jpeg",
    "UTType.json", "UTType.movie", "UTType.mp3", "UTType.mpeg4Audio", "UTType.mpeg4Movie",
    "UTType.pdf", "UTType.plainText", "UTType.png", "UTType.rtf", "UTType.svg", "UTType.text",
    "UTType.tiff", "UTType.usdz", "UTType.utf8PlainText", "UTType.wav", "UTType.webP", "UTType.xml",
    "UTType.zip", "UserDefaults.standard",
  ]
  /// A type whose values do not change by themselves, or whose changes others notify about.
  public static let valueType: Set<String> = [
    "Angle", "AnyView", "Array", "AttributedString", "Bindable", "Binding", "Bool", "Bundle",
    "ByteCountFormatter", "CBManagerState", "CGAffineTransform", "CGColor", "CGFloat", "CGImage",
    "CGPoint", "CGRect", "CGSize", "CGVector", "CLLocation", "CLLocationCoordinate2D",
    "CLPlacemark", "CMTime", "CMTimeRange", "Calendar", "Character", "ClosedRange", "Color",
    "ColorScheme", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal",
    "Deque", "Dictionary", "Double", "Duration", "DynamicTypeSize", "EdgeInsets", "EditMode",
    "Error", "Float", "Font", "GeometryProxy", "Gradient", "IdentifiedArray", "IdentifiedArrayOf",
    "Image", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "JSONDecoder",
    "JSONEncoder", "LayoutDirection", "Locale", "LocalizedError", "LocalizedStringKey",
    "LocalizedStringResource", "Logger", "MKCoordinateRegion", "MKCoordinateSpan", "Measurement",
    "NSAttributedString", "NSColor", "NSDirectionalEdgeInsets", "NSEdgeInsets", "NSError", "NSFont",
    "NSImage", "NSLocalizedString", "NSNumber", "NSPoint", "NSRange", "NSRect", "NSSize",
    "NSString", "NSURL", "NavigationPath", "Notification", "NumberFormatter",
    "OperationQueue.SchedulerTimeType", "OrderedDictionary", "OrderedSet", "ProcessInfo", "Range",
    "SFSymbol", "ScenePhase", "ScrollViewProxy", "Set", "String", "Substring", "Text",
    "TimeInterval", "TimeZone", "Transaction", "UIColor", "UIEdgeInsets", "UIFont", "UIImage",
    "UIUserInterfaceStyle", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLComponents",
    "URLRequest", "UTType", "UUID", "UnitPoint", "UserInterfaceSizeClass",
  ]
  /// A member of a view that SwiftUI calls.
  public static let viewBody: Set<String> = [
    "body", "makeNSView", "makeNSViewController", "makeUIView", "makeUIViewController",
    "updateNSView", "updateNSViewController", "updateUIView", "updateUIViewController",
  ]
  /// A class of windows, views or view controllers.
  public static let viewClass: Set<String> = [
    "AVPlayerView", "AVPlayerViewController", "MKMapView", "MTKView", "NSButton", "NSControl",
    "NSHostingController", "NSHostingView", "NSImageView", "NSOutlineView", "NSPanel", "NSPopover",
    "NSScrollView", "NSSplitViewController", "NSStackView", "NSTableView", "NSTextField",
    "NSTextView", "NSView", "NSViewController", "NSWindow", "NSWindowController", "PDFView",
    "SKView", "UIActivityViewController", "UIAlertController", "UIButton", "UICollectionView",
    "UICollectionViewController", "UIControl", "UIHostingController", "UIImageView", "UILabel",
    "UINavigationController", "UIScrollView", "UISplitViewController", "UIStackView",
    "UITabBarController", "UITableView", "UITableViewController", "UITextField", "UITextView",
    "UIView", "UIViewController", "UIVisualEffectView", "UIWindow",
  ]
  /// A protocol of views and modifiers.
  public static let viewOrModifier: Set<String> = [
    "View", "ViewModifier",
  ]
  /// A protocol whose conformers SwiftUI keeps state for.
  public static let viewProtocol: Set<String> = [
    "ButtonStyle", "CustomizableToolbarContent", "DynamicProperty", "Gesture", "GroupBoxStyle",
    "LabelStyle", "Layout", "ListStyle", "MapContent", "NSViewControllerRepresentable",
    "NSViewRepresentable", "PrimitiveButtonStyle", "ProgressViewStyle", "TableRowContent",
    "TextFieldStyle", "ToggleStyle", "ToolbarContent", "UIViewControllerRepresentable",
    "UIViewRepresentable", "View", "ViewModifier", "WidgetConfiguration",
  ]
  /// A name that shows that a file deals with `ObservableObject`.
  public static let wrapperOfObjects: Set<String> = [
    "EnvironmentObject", "ObservableObject", "ObservedObject", "Published", "StateObject",
  ]
  /// A property wrapper that takes an `@Observable` class.
  public static let wrapperOfObservable: Set<String> = [
    "Bindable", "Environment",
  ]
  /// A property wrapper whose value the memberwise initializer takes.
  public static let wrapperOfParameterValue: Set<String> = [
    "Bindable", "Binding", "ObservedObject", "State", "StateObject",
  ]
  /// A property wrapper that may hold a reference without observing it.
  public static let wrapperOfReference: Set<String> = [
    "Binding", "Environment", "State",
  ]
  /// A property wrapper of objects that code may create by its initializer.
  public static let wrapperWithInitializer: Set<String> = [
    "ObservedObject", "StateObject",
  ]
  /// A property wrapper that stores its value outside the object.
  public static let wrapperWithOwnStorage: Set<String> = [
    "AppStorage", "FetchRequest", "Query", "SceneStorage",
  ]
  /// A property wrapper that has no parameter in the memberwise initializer.
  public static let wrapperWithoutMemberwiseParameter: Set<String> = [
    "AccessibilityFocusState", "AppStorage", "Environment", "EnvironmentObject", "FetchRequest",
    "FocusState", "FocusedBinding", "FocusedObject", "FocusedValue", "GestureState", "Namespace",
    "Query", "ScaledMetric", "SceneStorage",
  ]
  /// A property wrapper that takes no value from the memberwise initializer of a sample.
  public static let wrapperWithoutParameter: Set<String> = [
    "AppStorage", "Environment", "EnvironmentObject", "FocusState", "FocusedBinding",
    "FocusedObject", "FocusedValue", "GestureState", "Namespace", "SceneStorage",
  ]
  /// A type that wraps a cancellable.
  public static let wrapsCancellable: Set<String> = [
    "AnyCancellable", "Array", "Set",
  ]
  /// A type of key paths that write.
  public static let writableKeyPath: Set<String> = [
    "ReferenceWritableKeyPath", "WritableKeyPath",
  ]
  /// A method that writes user defaults.
  public static let writesSettings: Set<String> = [
    "register", "removeObject", "removePersistentDomain", "removeVolatileDomain", "set",
    "setPersistentDomain", "setValue", "setVolatileDomain",
  ]
  /// A name that the expansion of `@Observable` contains.
  public static let writtenByMacro: Set<String> = [
    "AnyObject", "Bool", "Equatable", "KeyPath", "Observation",
  ]
}
