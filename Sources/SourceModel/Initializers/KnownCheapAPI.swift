/// Outside types, members and functions that are known to be cheap and to have no side effects.
enum KnownCheapAPI {
  static let types: Set<String> = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "Bool", "Decimal", "NSNumber",
    "NSDecimalNumber", "Array", "Set", "Dictionary", "ContiguousArray", "OrderedDictionary",
    "OrderedSet", "Optional", "Result", "Range", "ClosedRange", "AnyHashable", "ObjectIdentifier",
    "URL", "NSURL", "URLRequest", "URLComponents", "URLQueryItem", "Data", "NSData", "Date",
    "DateComponents", "DateInterval", "Calendar", "TimeZone", "Locale", "UUID", "IndexPath",
    "IndexSet", "CharacterSet", "NSRange", "NSPredicate", "NSSortDescriptor", "SortDescriptor",
    "AttributedString", "NSError", "Measurement", "OperationQueue", "DispatchQueue",
    "DispatchSemaphore", "DispatchTime", "DispatchWorkItem", "NSCache", "NSHashTable", "NSMapTable",
    "PassthroughSubject", "CurrentValueSubject", "Published", "Just", "AnyCancellable", "Empty",
    "Future", "Deferred", "AsyncStream", "AsyncThrowingStream",
    "AnyPublisher", "ObservableObjectPublisher", "ObjectWillChangePublisher", "Logger", "OSLog",
    "OSAllocatedUnfairLock", "Mutex", "Selector",
    "CGRect", "CGSize", "CGPoint", "CGVector", "NSRect", "NSSize", "NSPoint", "EdgeInsets",
    "CGAffineTransform", "Color", "UIColor", "NSColor", "CGColor", "Font", "UIFont", "NSFont",
    "Image", "Text", "Angle", "UnitPoint", "Gradient", "LinearGradient", "Animation", "Binding",
    "State", "StateObject", "ObservedObject", "Environment", "AppStorage", "NavigationPath",
    "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "Notification", "UTType",
    "CLLocationCoordinate2D", "CLLocation", "MKCoordinateRegion", "MKCoordinateSpan", "MKMapRect",
    "FetchDescriptor", "FetchRequest", "NSFetchRequest", "SIMD2", "SIMD3", "SIMD4", "Duration",
    "PersonNameComponents", "NSAttributedString", "NSMutableAttributedString", "UIImage", "NSImage",
    "GridItem", "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder",
    "CLLocationManager",
    "NSObject", "NSRecursiveLock", "DispatchGroup", "Pipe", "CMTime", "Thread", "Bundle",
    "UserDefaults", "ScrollPosition", "MapCameraPosition", "Lock", "NSLock", "Name",
    "ObjCBool", "Scalar", "StrokeStyle", "Path", "CGMutablePath", "UIEdgeInsets", "NSEdgeInsets",
    "DispatchTimeInterval", "DispatchQoS", "URLResponse", "HTTPURLResponse",
  ]

  /// Whether an outside type may come from a package rather than an SDK framework, judged by its name.
  static func mayBeOfPackage(_ type: String) -> Bool {
    let name = type.lastComponent
    return !types.contains(name) && !systemTypes.contains(name)
      && !SignalIndex.shared.knows(type: name)
      && !hasSystemPrefix(name)
  }

  /// Whether a name has the prefix of an SDK framework: `NS` in `NSView`. The prefix is all leading capitals but the
  /// last, followed by a lowercase letter.
  private static func hasSystemPrefix(_ name: String) -> Bool {
    let capitals = name.prefix(while: \.isUppercase)
    return name.dropFirst(capitals.count).first?.isLowercase == true
      && systemPrefixes.contains(String(capitals.dropLast()))
  }

  /// The name prefixes of framework types, mostly from Objective-C.
  private static let systemPrefixes: Set<String> = [
    "AB", "AE", "AL", "AR", "AS", "AU", "AV", "BG", "CA", "CB", "CF", "CG", "CH", "CI", "CK", "CL",
    "CM", "CN", "CP", "CS", "CT", "CV", "CX", "DC", "DD", "DR", "EA", "EK", "GC", "GK", "HK", "HM",
    "IK", "IN", "IO", "JS", "LA", "LP", "MC", "MF", "MK", "ML", "MP", "MT", "MTK", "MX", "NE", "NF",
    "NI", "NL", "NS", "NW", "OS", "PDF", "PH", "PHP", "PK", "PT", "QC", "QL", "RP", "SC", "SCN",
    "SF", "SH", "SK", "SL", "SN", "ST", "SW", "TK", "UI", "UN", "VN", "VS", "WC", "WK", "XC",
  ]

  private static let systemTypes: Set<String> = [
    "Process", "ProcessInfo", "Progress", "Operation", "BlockOperation", "Scanner", "Host", "Port",
    "Stream", "InputStream", "OutputStream", "UndoManager", "HTTPCookieStorage", "URLCache",
    "URLSessionConfiguration", "FileWrapper", "Formatter", "DateFormatter", "NumberFormatter",
    "ByteCountFormatter", "RelativeDateTimeFormatter", "ISO8601DateFormatter",
    "MeasurementFormatter",
    "XMLParser", "XMLDocument", "JSONSerialization", "PropertyListSerialization", "Transaction",
    "Product", "AppStore", "ModelContext", "ModelContainer", "WidgetCenter", "ImageRenderer",
    "AnyView", "AnyObject", "Any", "AnyClass", "Error", "Never", "Void", "Task", "MainActor",
    "Actor",
    "Clock", "ContinuousClock", "Observation", "ObservationRegistrar", "Sequence", "Publisher",
    "Publishers", "Future", "Deferred", "Fail", "Record", "Subscribers", "AnySubscriber", "Entity",
    "Collection", "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "Mirror", "Regex",
    "StaticString", "Unmanaged", "Hasher", "CommandLine", "KeyPath", "EnvironmentValues",
    "Decoder", "Encoder", "SystemLanguageModel", "LanguageModelSession", "Activity",
  ]

  static let members: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "contains",
    "firstIndex", "lastIndex", "first", "last", "index", "reversed", "joined", "split",
    "components",
    "replacingOccurrences", "trimmingCharacters", "lowercased", "uppercased", "capitalized",
    "hasPrefix", "hasSuffix", "starts", "dropFirst", "dropLast", "prefix", "suffix", "enumerated",
    "min", "max", "advanced", "distance", "formatted", "description", "union", "intersection",
    "subtract", "subtracting", "formUnion", "isSubset", "merge", "merging", "updateValue",
    "reserveCapacity",
    "appendingPathComponent", "appending", "deletingLastPathComponent", "addingTimeInterval",
    "rounded", "isEqual", "copy", "allSatisfy", "elementsEqual", "range", "cancel", "withLock",
    "eraseToAnyPublisher", "removeDuplicates", "debounce", "throttle", "receive", "dropFirst",
    "map",
    "filter", "compactMap", "flatMap", "setFailureType", "catch", "switchToLatest", "merge",
    "combineLatest", "tryMap", "replaceError", "replaceNil", "share", "autoconnect", "send",
    "delay",
    "prepend", "scan", "handleEvents", "collect", "publisher", "store", "forEach", "swapAt",
    "toggle", "access", "withMutation",
  ]

  /// Members that create a time interval, whatever interval type is expected.
  static let durations: Set<String> = [
    "nanoseconds", "microseconds", "milliseconds", "seconds", "minutes", "hours",
  ]

  static let functions: Set<String> = [
    "min", "max", "abs", "zip", "stride", "round", "floor", "ceil", "sqrt", "pow", "sin", "cos",
    "type",
    "precondition", "assert", "assertionFailure", "swap", "NSLocalizedString", "String",
    "unsafeBitCast",
    "withUnsafePointer", "withUnsafeMutablePointer", "Unmanaged", "repeatElement", "sequence",
    "MainActor",
    "withAnimation", "withTransaction", "dispatchPrecondition", "CACurrentMediaTime",
    "CFAbsoluteTimeGetCurrent", "NSStringFromClass", "NSClassFromString", "log", "exp", "fmod",
    "CGRectMake", "NSMakeRange", "exit",
  ]
}
