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
  /// An attribute that changes where a property is visible.
  public static let attributeOfAvailability: Set<String> = [
    "available", "nonobjc", "objc",
  ]
  /// An attribute in capitals that adds no members.
  public static let attributeWithoutMembers: Set<String> = [
    "MainActor", "Sendable", "ViewBuilder",
  ]
  /// An attribute of a property that is not a property wrapper.
  public static let attributeWithoutStorage: Set<String> = [
    "GKInspectable", "IBInspectable", "IBOutlet", "MainActor", "NSCopying", "NSManaged",
    "ObservationIgnored", "ObservationTracked", "Previewable", "Sendable", "ViewBuilder",
    "_documentation", "_spi", "abi", "autoclosure", "available", "backDeployed", "const",
    "derivative", "differentiable", "discardableResult", "dynamicMemberLookup", "escaping",
    "exclusivity", "globalActor", "inlinable", "inline", "lifetime", "noDerivative", "nonisolated",
    "nonobjc", "objc", "preconcurrency", "safe", "section", "storageRestrictions", "unchecked",
    "unsafe", "usableFromInline", "used", "warn_unqualified_access",
  ]
  /// A protocol whose conformers have a body that SwiftUI evaluates.
  public static let bodyProtocol: Set<String> = [
    "CustomizableToolbarContent", "MapContent", "NSViewControllerRepresentable",
    "NSViewRepresentable", "TableRowContent", "ToolbarContent", "UIViewControllerRepresentable",
    "UIViewRepresentable", "View", "ViewModifier", "WidgetConfiguration",
  ]
  /// A function that calls its closure before it returns.
  public static let callsClosureNow: Set<String> = [
    "allSatisfy", "apply", "assumeIsolated", "autoreleasepool", "compactMap", "compactMapValues",
    "concurrentPerform", "configure", "contains", "drop", "enumerated", "filter", "first",
    "firstIndex", "flatMap", "forEach", "last", "lastIndex", "map", "mapValues", "max", "min",
    "partition", "performAndWait", "prefix", "reduce", "removeAll", "sort", "sorted", "split",
    "sync", "then", "with", "withAnimation", "withCheckedContinuation", "withExtendedLifetime",
    "withLock", "withLockUnchecked", "withTransaction", "withUnsafeBufferPointer",
    "withUnsafeBytes", "withUnsafeMutableBytes", "withUnsafeMutablePointer", "withUnsafePointer",
  ]
  /// A type that calls its delegate without being asked.
  public static let callsDelegateAtOnce: Set<String> = [
    "CLLocationManager", "HMAccessoryBrowser", "HMHomeManager",
  ]
  /// A global function that is cheap and has no side effects.
  public static let cheapFunction: Set<String> = [
    "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "CGRectMake", "MainActor",
    "NSClassFromString", "NSLocalizedString", "NSMakeRange", "NSStringFromClass", "String",
    "Unmanaged", "abs", "assert", "assertionFailure", "ceil", "cos", "dispatchPrecondition", "exit",
    "exp", "floor", "fmod", "log", "max", "min", "pow", "precondition", "repeatElement", "round",
    "sequence", "sin", "sqrt", "stride", "swap", "type", "unsafeBitCast", "withAnimation",
    "withTransaction", "withUnsafeMutablePointer", "withUnsafePointer", "zip",
  ]
  /// A member that is cheap and has no side effects.
  public static let cheapMember: Set<String> = [
    "access", "addingTimeInterval", "advanced", "allSatisfy", "append", "appending",
    "appendingPathComponent", "autoconnect", "cancel", "capitalized", "catch", "collect",
    "combineLatest", "compactMap", "components", "contains", "copy", "debounce", "delay",
    "deletingLastPathComponent", "description", "distance", "dropFirst", "dropLast",
    "elementsEqual", "enumerated", "eraseToAnyPublisher", "filter", "first", "firstIndex",
    "flatMap", "forEach", "formUnion", "formatted", "handleEvents", "hasPrefix", "hasSuffix",
    "index", "insert", "intersection", "isEqual", "isSubset", "joined", "last", "lastIndex",
    "lowercased", "map", "max", "merge", "merging", "min", "prefix", "prepend", "publisher",
    "range", "receive", "remove", "removeAll", "removeDuplicates", "removeFirst", "removeLast",
    "removeValue", "replaceError", "replaceNil", "replacingOccurrences", "reserveCapacity",
    "reversed", "rounded", "scan", "send", "setFailureType", "share", "split", "starts", "store",
    "subtract", "subtracting", "suffix", "swapAt", "switchToLatest", "throttle", "toggle",
    "trimmingCharacters", "tryMap", "union", "updateValue", "uppercased", "withLock",
    "withMutation",
  ]
  /// A type whose initializers are cheap and have no side effects.
  public static let cheapType: Set<String> = [
    "Angle", "Animation", "AnyCancellable", "AnyHashable", "AnyPublisher", "AppStorage", "Array",
    "AsyncStream", "AsyncThrowingStream", "AttributedString", "Binding", "Bool", "Bundle",
    "CGAffineTransform", "CGColor", "CGFloat", "CGMutablePath", "CGPoint", "CGRect", "CGSize",
    "CGVector", "CLLocation", "CLLocationCoordinate2D", "CLLocationManager", "CMTime", "Calendar",
    "Character", "CharacterSet", "ClosedRange", "Color", "CombineLatest", "CombineLatest3",
    "CombineLatest4", "ContiguousArray", "CurrentValueSubject", "Data", "Date", "DateComponents",
    "DateInterval", "Decimal", "Deferred", "Dictionary", "DispatchGroup", "DispatchQoS",
    "DispatchQueue", "DispatchSemaphore", "DispatchTime", "DispatchTimeInterval",
    "DispatchWorkItem", "Double", "Duration", "EdgeInsets", "Empty", "Environment",
    "FetchDescriptor", "FetchRequest", "Float", "Font", "Future", "Gradient", "GridItem",
    "HTTPURLResponse", "Image", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8",
    "JSONDecoder", "JSONEncoder", "Just", "LinearGradient", "Locale", "LocalizedStringKey",
    "LocalizedStringResource", "Lock", "Logger", "MKCoordinateRegion", "MKCoordinateSpan",
    "MKMapRect", "MapCameraPosition", "Measurement", "Merge", "Merge3", "Merge4", "Merge5",
    "Merge6", "Merge7", "Merge8", "MergeMany", "Mutex", "NSAttributedString", "NSCache", "NSColor",
    "NSData", "NSDecimalNumber", "NSEdgeInsets", "NSError", "NSFetchRequest", "NSFont",
    "NSHashTable", "NSImage", "NSLocalizedString", "NSLock", "NSMapTable",
    "NSMutableAttributedString", "NSNumber", "NSObject", "NSPoint", "NSPredicate", "NSRange",
    "NSRect", "NSRecursiveLock", "NSSize", "NSSortDescriptor", "NSURL", "Name", "NavigationPath",
    "Notification", "OSAllocatedUnfairLock", "OSLog", "ObjCBool", "ObjectIdentifier",
    "ObjectWillChangePublisher", "ObservableObjectPublisher", "ObservedObject", "OperationQueue",
    "Optional", "OrderedDictionary", "OrderedSet", "PassthroughSubject", "Path",
    "PersonNameComponents", "Pipe", "PropertyListDecoder", "PropertyListEncoder", "Published",
    "Range", "Result", "SIMD2", "SIMD3", "SIMD4", "Scalar", "ScrollPosition", "Selector", "Set",
    "SortDescriptor", "State", "StateObject", "String", "StrokeStyle", "Substring", "Text",
    "Thread", "TimeZone", "UIColor", "UIEdgeInsets", "UIFont", "UIImage", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8", "URL", "URLComponents", "URLQueryItem", "URLRequest",
    "URLResponse", "UTType", "UUID", "UnitPoint", "UserDefaults", "Zip", "Zip3", "Zip4",
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
  /// A member of an SDK object that never changes.
  public static let constantMember: Set<String> = [
    "delegate", "mainContext", "supportsAlternateIcons", "supportsMultipleScenes", "viewContext",
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
    "DispatchQueue.main.async", "MainActor.assumeIsolated", "MainActor.run",
    "OperationQueue.main.addOperation", "RunLoop.main.perform", "Task",
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
  /// A protocol of queries of App Intents.
  public static let entityQuery: Set<String> = [
    "EntityPropertyQuery", "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery",
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
  /// A view that shows a collection.
  public static let listView: Set<String> = [
    "ForEach", "List",
  ]
  /// A class of managed objects.
  public static let managedObjectClass: Set<String> = [
    "NSManagedObject", "Object", "PFObject",
  ]
  /// A function that maps optional or sequence elements.
  public static let mapping: Set<String> = [
    "compactMap", "map",
  ]
  /// A member of a type, with its type; `Element`, `Value` and `Self` stand for those of the collection.
  public static let memberType: [String: String] = [
    "Array.allSatisfy": "()->Bool", "Array.contains": "()->Bool", "Array.count": "Int",
    "Array.drop": "()->[Element]", "Array.dropFirst": "()->[Element]",
    "Array.dropLast": "()->[Element]", "Array.elementsEqual": "()->Bool", "Array.endIndex": "Int",
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
    "merge", "partition", "removeAll", "sort", "withUnsafeMutableBufferPointer",
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
  /// A handler that Network calls on a queue.
  public static let networkHandler: Set<String> = [
    "betterPathUpdateHandler", "newConnectionHandler", "pathUpdateHandler", "stateUpdateHandler",
    "viabilityUpdateHandler",
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
    "Array", "Collection", "MutableCollection", "RangeReplaceableCollection", "Sequence",
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
  /// A protocol that does not isolate its conformers.
  public static let protocolOfValues: Set<String> = [
    "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
    "Hashable", "Identifiable", "Sendable",
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
  /// A name that extensions of publishers use.
  public static let publisherType: Set<String> = [
    "AnyPublisher", "Publisher",
  ]
  /// A property wrapper that publishes through the object that contains it.
  public static let publishingWrapper: Set<String> = [
    "AppStorage", "FetchRequest", "Query", "SceneStorage", "SectionedFetchRequest",
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
  /// The method of a representable that SwiftUI calls to update it.
  public static let representableUpdate: Set<String> = [
    "updateNSView", "updateNSViewController", "updateUIView", "updateUIViewController",
  ]
  /// A function that returns another value each time.
  public static let returnsNewValueEachTime: Set<String> = [
    "random", "randomElement", "shuffled",
  ]
  /// A protocol of roots of the view hierarchy.
  public static let rootProtocol: Set<String> = [
    "App", "ControlWidget", "Widget", "WidgetBundle",
  ]
  /// A view that repeats its content as rows.
  public static let rowContainer: Set<String> = [
    "ForEach", "List", "OutlineGroup", "Table",
  ]
  /// A call that runs its closure after it returns.
  public static let runsClosureLater: Set<String> = [
    "Task", "async", "asyncAfter", "detached", "refreshable", "sink", "task",
  ]
  /// A modifier that runs its closure when the view appears.
  public static let runsOnAppearance: Set<String> = [
    "onAppear", "task",
  ]
  /// A protocol of scene delegates.
  public static let sceneDelegateProtocol: Set<String> = [
    "UISceneDelegate", "UIWindowSceneDelegate",
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
  /// A class of the SDK that shows no state.
  public static let serviceClass: Set<String> = [
    "FileManager", "HTTPCookieStorage", "ModelContext", "NotificationCenter", "Pipe", "Thread",
    "URLCache", "URLSession", "UserDefaults",
  ]
  /// A property wrapper that reads user defaults.
  public static let settingsWrapper: Set<String> = [
    "AppStorage", "SceneStorage",
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
  /// A basic type of the standard library.
  public static let standardType: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]
  /// A property wrapper whose value SwiftUI stores or provides.
  public static let stateWrapper: Set<String> = [
    "AppStorage", "Binding", "Environment", "FocusState", "GestureState", "SceneStorage", "State",
  ]
  /// A method that stores its argument in a collection.
  public static let storesElement: Set<String> = [
    "append", "insert", "updateValue",
  ]
  /// A type whose values arrive over time.
  public static let streamType: Set<String> = [
    "AsyncPublisher", "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "Publisher",
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
  ]
  /// A call that takes publishers of any kind.
  public static let takesAnyPublisher: Set<String> = [
    "AnyPublisher", "CombineLatest", "CombineLatest3", "CombineLatest4", "Merge", "Merge3",
    "Merge4", "MergeMany", "Zip", "Zip3", "Zip4", "combineLatest", "drop", "merge", "onReceive",
    "prefix", "prepend", "zip",
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
  /// A call that transforms elements by its closure.
  public static let transforming: Set<String> = [
    "compactMap", "compactMapValues", "flatMap", "map", "mapValues", "tryCompactMap", "tryMap",
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
  /// A method of `URLSession` that calls its closure on a background queue.
  public static let urlSessionTask: Set<String> = [
    "dataTask", "downloadTask", "uploadTask",
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
    "Dictionary", "Double", "Duration", "DynamicTypeSize", "EdgeInsets", "EditMode", "Error",
    "Float", "Font", "GeometryProxy", "Gradient", "Image", "IndexPath", "IndexSet", "Int", "Int16",
    "Int32", "Int64", "Int8", "JSONDecoder", "JSONEncoder", "LayoutDirection", "Locale",
    "LocalizedError", "LocalizedStringKey", "LocalizedStringResource", "Logger",
    "MKCoordinateRegion", "MKCoordinateSpan", "Measurement", "NSColor", "NSDirectionalEdgeInsets",
    "NSEdgeInsets", "NSError", "NSFont", "NSImage", "NSLocalizedString", "NSPoint", "NSRange",
    "NSRect", "NSSize", "NSString", "NavigationPath", "Notification", "NumberFormatter",
    "OperationQueue.SchedulerTimeType", "ProcessInfo", "Range", "SFSymbol", "ScenePhase",
    "ScrollViewProxy", "Set", "String", "Substring", "Text", "TimeInterval", "TimeZone",
    "Transaction", "UIColor", "UIEdgeInsets", "UIFont", "UIImage", "UIUserInterfaceStyle", "UInt",
    "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLComponents", "URLRequest", "UTType", "UUID",
    "UnitPoint", "UserInterfaceSizeClass",
  ]
  /// A member of a view that SwiftUI calls.
  public static let viewBody: Set<String> = [
    "body", "makeNSView", "makeNSViewController", "makeUIView", "makeUIViewController",
    "updateNSView", "updateNSViewController", "updateUIView", "updateUIViewController",
  ]
  /// A class of windows, views or view controllers.
  public static let viewClass: Set<String> = [
    "NSHostingController", "NSHostingView", "NSPanel", "NSView", "NSViewController", "NSWindow",
    "NSWindowController", "UIHostingController", "UINavigationController", "UITabBarController",
    "UITableViewController", "UIView", "UIViewController", "UIWindow",
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
