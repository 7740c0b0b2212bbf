/// Outside SDK.cheapType, SDK.cheapMember and SDK.cheapFunction that are known to be cheap and to have no side effects.
enum KnownCheapAPI {

  /// Whether an outside type may come from a package rather than an SDK framework, judged by its name.
  static func mayBeOfPackage(_ type: String) -> Bool {
    let name = type.lastComponent
    return !SDK.cheapType.contains(name) && !SDK.systemType.contains(name)
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

  /// The name prefixes of framework SDK.cheapType, mostly from Objective-C.
  private static let systemPrefixes: Set<String> = SDK.systemPrefix

}
