/// Members of SDK types that values are often created from.
enum SystemMembers {
  /// The types of instance members, with `?` for optionals.
  private static let ofObjects: [String: [String: String]] = [
    "Bundle": ["bundleIdentifier": "String?", "bundlePath": "String"],
    "Date": [
      "timeIntervalSince1970": "Double", "timeIntervalSinceNow": "Double",
      "timeIntervalSinceReferenceDate": "Double",
    ],
    "Locale": [
      "identifier": "String", "language": "Locale.Language", "languageCode": "String?",
      "region": "Locale.Region?", "regionCode": "String?",
    ],
    "Locale.Language": ["languageCode": "Locale.LanguageCode?", "region": "Locale.Region?"],
    "Locale.LanguageCode": ["identifier": "String"],
    "Locale.Region": ["identifier": "String"],
    "ProcessInfo": ["hostName": "String", "processName": "String", "processorCount": "Int"],
    "TimeZone": ["identifier": "String"],
    "URL": [
      "absoluteString": "String", "lastPathComponent": "String", "path": "String",
      "pathExtension": "String",
    ],
    "UTType": [
      "identifier": "String", "preferredFilenameExtension": "String?",
      "preferredMIMEType": "String?",
    ],
    "UUID": ["uuidString": "String"],
  ]

  private static let ofTypes: [String: Set<String>] = [
    "Bundle": ["main"],
    "Date": ["now", "distantPast", "distantFuture"],
    "Double": ["zero", "pi", "infinity", "greatestFiniteMagnitude"],
    "Float": ["zero", "pi", "infinity", "greatestFiniteMagnitude"],
    "Int": ["zero", "max", "min"],
    "Locale": ["current", "autoupdatingCurrent"],
    "NotificationCenter": ["default"],
    "ProcessInfo": ["processInfo"],
    "TimeZone": ["current", "autoupdatingCurrent"],
    "UserDefaults": ["standard"],
    "UTType": [
      "aiff", "audio", "data", "epub", "folder", "gif", "heic", "html", "image", "jpeg", "json",
      "movie", "mp3", "mpeg4Audio", "mpeg4Movie", "pdf", "plainText", "png", "rtf", "svg", "text",
      "tiff", "usdz", "utf8PlainText", "wav", "webP", "xml", "zip",
    ],
  ]

  /// The type of an instance member of a type.
  static func type(of member: String, ofValue type: String) -> ResolvedType? {
    ofObjects[type]?[member].map { name in
      name.hasSuffix("?")
        ? .optional(.external(String(name.dropLast()), arguments: []))
        : .external(name, arguments: [])
    }
  }

  /// Whether a static member of a type is a value of that type: `Date.now`, `Double.pi`.
  static func isValue(_ member: String, of type: String) -> Bool {
    ofTypes[type]?.contains(member) ?? false
  }
}
