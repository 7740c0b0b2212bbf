/// Signals for code that takes time or memory, and signals for information only.
extension Signal {
  static let formatters = [
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "RelativeDateTimeFormatter",
    "MeasurementFormatter", "ByteCountFormatter", "DateComponentsFormatter",
    "DateIntervalFormatter", "PersonNameComponentsFormatter", "ListFormatter",
  ]
  private static let regexes = ["NSRegularExpression", "Regex", "NSDataDetector"]

  static let readings: [Signal] = [
    Signal(
      "file-read", 0, 5, "Reads files or folders.",
      [
        .construct(
          ["Data", "NSData", "String", "NSString", "NSDictionary", "NSArray"], label: "contentsOf"),
        .construct(
          ["NSData", "String", "NSString", "NSDictionary", "NSArray", "NSMutableDictionary"],
          label: "contentsOfFile"),
        .construct(["InputStream"], label: "url"), .construct(["InputStream"], label: "fileAtPath"),
        .construct(["FileHandle"], label: "forReadingFrom"),
        .construct(["FileHandle"], label: "forReadingAtPath"),
        .construct(["NSAttributedString", "NSMutableAttributedString"], label: "url"),
        .construct(["NSAttributedString", "NSMutableAttributedString"], label: "fileURL"),
        .construct(["FileWrapper"], label: "url"), .construct(["AVAudioFile"], label: "forReading"),
        .member(of: ["FileHandle"], ["readToEnd", "readDataToEndOfFile", "readData"]),
        .member(
          of: ["FileManager"],
          [
            "contents", "contentsOfDirectory", "enumerator", "subpaths", "subpathsOfDirectory",
            "attributesOfItem", "attributesOfFileSystem", "contentsEqual",
          ]),
        .anyMember(["contentsOfDirectory", "attributesOfItem", "subpathsOfDirectory"]),
      ]),
    Signal(
      "cloud-lookup", 0, 5, "Looks up the iCloud container, which may take long.",
      [.member(of: ["FileManager"], ["url"], label: "forUbiquityContainerIdentifier")]),
    Signal(
      "file-lookup", 0, 2, limit: 4, "Looks up the location or existence of files.",
      [
        .member(
          of: ["FileManager"],
          [
            "fileExists", "url", "urls", "containerURL", "isReadableFile", "isWritableFile",
            "isExecutableFile", "isDeletableFile",
          ]),
        .anyMember(["fileExists"], label: "atPath"),
        .anyMember(["resourceValues"], label: "forKeys", certainOn: ["URL"]),
        .anyMember(["checkResourceIsReachable"], certainOn: ["URL"]),
        .function([
          "NSSearchPathForDirectoriesInDomains", "NSHomeDirectory", "NSTemporaryDirectory",
        ]),
      ]),
    Signal(
      "settings-read", 0, 2, limit: 4, "Reads user defaults.",
      [
        .member(
          of: ["UserDefaults", "NSUbiquitousKeyValueStore"],
          [
            "object", "string", "data", "array", "dictionary", "bool", "integer", "double", "float",
            "url",
            "value", "stringArray", "dictionaryRepresentation", "register", "longLong",
          ]),
        .construct(["UserDefaults"], label: "suiteName"),
      ]),
    Signal(
      "html-parsing", 0, 8, "Parses HTML into an attributed string.",
      [
        .construct(["NSAttributedString", "NSMutableAttributedString"], label: "html"),
        .construct(["NSAttributedString", "NSMutableAttributedString"], label: "data"),
      ]),
    Signal(
      "decoding", 0, 5, "Decodes or encodes data.",
      [
        .member(of: ["JSONDecoder", "PropertyListDecoder"], ["decode"]),
        .member(of: ["JSONEncoder", "PropertyListEncoder"], ["encode"]),
        .anyMember(["decode"], label: "from"),
        .member(
          of: ["NSKeyedUnarchiver"],
          [
            "unarchivedObject", "unarchiveObject", "unarchiveTopLevelObjectWithData",
            "unarchivedArrayOfObjects",
            "unarchivedDictionary",
          ]),
        .member(of: ["NSKeyedArchiver"], ["archivedData", "archiveRootObject"]),
        .construct(["NSKeyedUnarchiver"]),
        .construct(["NSAttributedString", "NSMutableAttributedString"], label: "rtf"),
        .construct(["NSAttributedString", "NSMutableAttributedString"], label: "rtfd"),
        .construct(["NSAttributedString", "NSMutableAttributedString"], label: "docFormat"),
        // Loads and decodes the metadata of all countries.
        .construct(["PhoneNumberUtility", "PhoneNumberKit"]),
        .member(of: ["XMLParser"], ["parse"]),
        .member(of: ["JSONSerialization"], ["jsonObject", "data"]),
        .member(of: ["PropertyListSerialization"], ["propertyList", "data"]),
        .construct(["XMLDocument", "PDFDocument"]),
      ]),
    Signal(
      "keychain-read", 0, 5, "Reads the keychain, which involves another process.",
      [
        .function(["SecItemCopyMatching", "SecKeychainFindGenericPassword"]),
        .member(
          of: ["Keychain", "KeychainSwift", "KeychainWrapper"],
          ["get", "getString", "getData", "getBool", "string", "data", "allItems", "allKeys"]),
      ]),
    Signal(
      "bundle-lookup", 0, 2, limit: 4, "Looks up a resource in a bundle.",
      [
        .member(of: ["Bundle"], ["url", "path", "load", "urls", "paths", "loadNibNamed"]),
        .construct(["Bundle"], label: "for"), .construct(["Bundle"], label: "identifier"),
        .construct(["NSDataAsset"]),
      ]),
    Signal(
      "system-query", 0, 2, limit: 4, "Queries the operating system about itself.",
      [
        .function([
          "sysctl", "sysctlbyname", "uname", "getifaddrs", "host_statistics64",
          "CGWindowListCopyWindowInfo",
        ]),
        .member(of: ["NSWorkspace"], ["urlForApplication", "urlsForApplications", "icon"]),
        .construct(["URL"], label: "resolvingBookmarkData"),
      ]),
  ]

  static let resources: [Signal] = [
    view,
    Signal(
      "database", 2, 9, "Opens or queries a database; opening a store twice can lock its files.",
      [
        .construct(
          [
            "NSPersistentContainer", "NSPersistentCloudKitContainer", "ModelContainer",
            "DatabaseQueue",
            "DatabasePool", "Realm", "NSPersistentStoreCoordinator",
          ]),
        .anyMember(["loadPersistentStores", "performFetch", "addPersistentStore"]),
        .member(
          of: ["NSManagedObjectContext", "ModelContext"],
          [
            "fetch", "count", "fetchCount", "fetchIdentifiers", "existingObject", "execute",
            "performAndWait",
          ]),
        .member(of: ["DatabaseQueue", "DatabasePool"], ["read"]),
        .member(
          of: ["CNContactStore"],
          ["enumerateContacts", "unifiedContacts", "unifiedContact", "containers", "groups"]),
        .member(of: ["EKEventStore"], ["events", "calendars", "calendar", "reminders"]),
        .member(of: ["PHAsset", "PHAssetCollection"], ["fetchAssets", "fetchAssetCollections"]),
        .function(["sqlite3_open", "sqlite3_open_v2", "sqlite3_exec", "sqlite3_step"]),
      ]),
    Signal(
      "model-loading", 2, 9, "Loads or warms up a machine-learning model.",
      [
        .construct(
          [
            "LanguageModelSession", "MLModel", "VNCoreMLModel", "SpeechAnalyzer",
            "SpeechTranscriber", "NLModel",
          ]),
        .member(of: ["MLModel"], ["load", "compileModel"]),
        .member(of: ["NLEmbedding"], ["wordEmbedding", "sentenceEmbedding"]),
        .anyMember(["prewarm"], certainOn: ["LanguageModelSession"]),
        .member(of: ["VNImageRequestHandler"], ["perform"]),
      ]),
    Signal(
      "media", 2, 8,
      "Sets up media or graphics, such as a player, a capture session or a web view.",
      [
        .construct(["AVPlayer", "AVPlayerItem", "AVAudioPlayer", "AVAudioFile"], label: "url"),
        .construct(["AVPlayer", "AVQueuePlayer"], label: "playerItem"),
        .construct(["AVQueuePlayer"], label: "items"),
        .construct(["AVAudioPlayer"], label: "contentsOf"),
        .construct(
          [
            "AVCaptureSession", "AVCaptureMultiCamSession", "ARSession", "CIContext",
            "CHHapticEngine",
            "WKWebView", "SFSpeechRecognizer", "AVAudioEngine", "AudioEngine", "ARView", "SCNView",
            "MIDIClient", "MIDI",
          ]),
        .anyMember(
          [
            "makeRenderPipelineState", "makeComputePipelineState", "makeDefaultLibrary",
          ], certainOn: ["MTLDevice"]),
        .member(of: ["Entity", "ModelEntity"], ["load", "loadModel", "loadAnchor"]),
        .construct(["SCNScene"], label: "named"), .construct(["SKScene"], label: "fileNamed"),
        .member(of: ["AVAudioEngine", "CHHapticEngine", "AudioEngine"], ["start"]),
        .member(of: ["AVSpeechSynthesizer"], ["speak"]),
        .anyMember(["startRunning"], certainOn: ["AVCaptureSession"]),
        .member(of: ["ARSession"], ["run"]),
        .function(["MTLCreateSystemDefaultDevice", "MIDIClientCreate", "MIDIClientCreateWithBlock"]
        ),
      ]),
    Signal(
      "image-decoding", 0, 6, "Decodes or encodes an image.",
      [
        .construct(["UIImage", "NSImage", "CIImage"], label: "contentsOfFile"),
        .construct(["UIImage", "NSImage", "CIImage"], label: "contentsOf"),
        .construct(["UIImage", "NSImage", "CIImage"], label: "data"),
        .construct(["CGImage"], label: "jpegDataProviderSource"),
        .construct(["CGImage"], label: "pngDataProviderSource"),
        .anyMember(["jpegData"], label: "compressionQuality", certainOn: ["UIImage"]),
        .anyMember(["pngData"], certainOn: ["UIImage"]),
        .member(of: ["UIGraphicsImageRenderer"], ["image", "pngData", "jpegData"]),
        .function(
          [
            "CGImageSourceCreateWithURL", "CGImageSourceCreateWithData",
            "CGImageSourceCreateImageAtIndex",
            "CGImageSourceCreateThumbnailAtIndex", "UIImageJPEGRepresentation",
            "UIImagePNGRepresentation",
          ]),
      ]),
    Signal(
      "image-lookup", 0, 2, limit: 4, "Loads a named image, which the framework caches.",
      [
        .construct(["UIImage", "NSImage"], label: "named"),
        .construct(["NSImage"], label: "imageLiteralResourceName"),
      ]),
    Signal(
      "cryptography", 0, 6, "Performs cryptography, such as generating keys or hashing data.",
      [
        .function(
          [
            "SecKeyCreateRandomKey", "SecKeyGeneratePair", "CCKeyDerivationPBKDF", "CC_SHA256",
            "CC_SHA512",
            "CC_SHA1", "CC_MD5",
          ]),
        .member(of: ["SHA256", "SHA384", "SHA512", "MD5", "SHA1"], ["hash"]),
        .construct(
          [
            "P256.Signing.PrivateKey", "P256.KeyAgreement.PrivateKey",
            "Curve25519.Signing.PrivateKey",
            "Curve25519.KeyAgreement.PrivateKey", "P384.Signing.PrivateKey", "PrivateKey",
          ]),
        .member(of: ["AES.GCM", "ChaChaPoly", "GCM"], ["seal", "open"]),
      ]),
  ]

  static let largeRange = Signal(
    "large-range", 0, 2, limit: 4, "Iterates over a literal range of at least a thousand elements.")
  static let hugeRange = Signal(
    "huge-range", 0, 5, "Iterates over a literal range of at least ten thousand elements.")
  static let nestedLoops = Signal("nested-loops", 0, 5, "Runs a loop inside a loop.")
  static let recursion = Signal("recursion", 0, 2, limit: 2, "Runs a recursive function.")
  static let transform = Signal(
    "collection-transform", 0, 2, limit: 4, "Builds a collection from another one.",
    [
      .anyMember(["map", "filter", "compactMap", "flatMap"], takesClosure: true),
      .anyMember(["reduce"]), .construct(["Set"]),
    ])

  static let computations: [Signal] = [
    Signal(
      "sorting", 0, 2, limit: 4, "Sorts or groups a collection.",
      [.anyMember(["sorted", "sort"]), .construct(["Dictionary"], label: "grouping")]),
    transform, nestedLoops, loop, hugeRange, largeRange, recursion,
    Signal(
      "formatter", 0, 1, limit: 2,
      "Creates a formatter or regular expression; using it costs more than creating it.",
      [.construct(formatters), .construct(regexes)]),
    Signal(
      "formatting", 0, 3, limit: 3,
      "Formats or parses with a formatter, whose first use is expensive.",
      [
        .member(of: formatters, ["string", "date", "number", "localizedString"]),
        .member(
          of: regexes,
          [
            "matches", "firstMatch", "numberOfMatches", "stringByReplacingMatches",
            "enumerateMatches",
          ]),
      ]),
  ]

  static let dependency = Signal(
    "dependency-resolution", 0, 0, "Resolves a dependency whose cost is not known.",
    [
      .member(
        of: ["Container", "Resolver", "Assembler", "DIContainer", "SwinjectStoryboard"], ["resolve"]
      )
    ])
  static let unresolvedConstruction = Signal(
    "unresolved-construction", 0, 0,
    "Creates a value of a type from outside the project, whose cost is not known.")
  static let trackedRead = Signal(
    "tracked-read", .indecisive(1), 0,
    "Reads one of its own tracked properties, so the view that creates it depends on it.")

  static let remarks: [Signal] = [
    dependency, unresolvedConstruction, trackedRead,
    Signal(
      "logging", 0, 0, "Writes to the log.",
      [
        .function(["print", "debugPrint", "NSLog", "os_log", "dump"]),
        .member(
          of: ["Logger", "OSLog"],
          ["debug", "info", "notice", "warning", "error", "fault", "log", "trace", "critical"]),
      ]),
    Signal(
      "trap", 0, 0, "Crashes if a check fails; moving the code changes when that happens.",
      [.function(["fatalError", "preconditionFailure"])]),
  ]
}
