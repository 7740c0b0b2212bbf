extension SDK {
  /// Whether an outside type may come from a package rather than an SDK framework, judged by its name.
  static func mayBeOfPackage(_ type: String) -> Bool {
    let name = type.lastComponent
    return !cheapType.contains(name) && !systemType.contains(name)
      && !hasSignal(type: name)
      && !hasSystemPrefix(name)
  }

  /// Whether a name has the prefix of an SDK framework: `NS` in `NSView`. The prefix is all leading capitals but the
  /// last, followed by a lowercase letter.
  private static func hasSystemPrefix(_ name: String) -> Bool {
    let capitals = name.prefix(while: \.isUppercase)
    return name.dropFirst(capitals.count).first?.isLowercase == true
      && systemPrefix.contains(String(capitals.dropLast()))
  }
}
