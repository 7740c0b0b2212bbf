/// The build settings of one level: those that a build configuration or an `.xcconfig` file assigns.
struct BuildSettings: Sendable {
  struct Setting: Sendable {
    var value: String
    let file: String
    let line: Int
    /// Whether it is assigned only for an SDK, an architecture or a configuration: `KEY[sdk=iphoneos*]`.
    let isConditional: Bool
  }

  private(set) var settings: [String: [Setting]] = [:]

  init() {}

  /// Creates the settings from the `buildSettings` dictionary of an `XCBuildConfiguration`.
  init(_ buildSettings: PropertyList, file: String) {
    for (key, value) in buildSettings.dictionary {
      let text = value.string ?? value.strings.joined(separator: " ")
      assign(key, text, file: file, line: value.line)
    }
  }

  /// Creates settings that Xcode itself defines.
  init(defined values: [String: String]) {
    for (key, value) in values { assign(key, value, file: "", line: 0) }
  }

  /// Reads an `.xcconfig` file and the files that it includes.
  /// - Parameters:
  ///   - root: The folder to search for an included file that is not next to the including one.
  ///   - bytes: Returns the content of the file at a path; nil if there is none.
  init(
    xcconfig path: String, root: String, visited: Set<String> = [], bytes: (String) -> [UInt8]?
  ) {
    guard !visited.contains(path), let content = bytes(path) else { return }
    let text = String(decoding: content, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = Self.trimmed(Self.withoutComment(line))
      if line.hasPrefix("#include") {
        let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard quoted.count >= 2 else { continue }
        let candidates = [ManifestPath.folder(of: path), root].compactMap {
          ManifestPath.resolve(quoted[1], in: $0)
        }
        guard let included = candidates.first(where: { bytes($0) != nil }) else { continue }
        let inner = BuildSettings(
          xcconfig: included, root: root, visited: visited.union([path]), bytes: bytes)
        settings.merge(inner.settings) { _, later in later }
      } else if let equals = Self.assignment(in: line) {
        var value = Self.trimmed(line[line.index(after: equals)...])
        while value.hasSuffix(";") { value = Self.trimmed(value.dropLast()) }
        assign(
          String(Self.trimmed(line[..<equals])), String(value), file: path, line: index + 1)
      }
    }
  }

  private mutating func assign(_ key: String, _ value: String, file: String, line: Int) {
    let name = key.prefix { $0 != "[" }
    let isConditional = name.endIndex != key.endIndex
    let setting = Setting(value: value, file: file, line: line, isConditional: isConditional)
    // The later of two unconditional assignments on one level wins, and may refer to the earlier one.
    var kept = settings[String(name)] ?? []
    if !isConditional {
      let earlier = kept.first { !$0.isConditional }?.value
      kept.removeAll { !$0.isConditional }
      var setting = setting
      if let earlier { setting.value = Self.replacingInherited(in: value, with: earlier) }
      kept.append(setting)
    } else {
      kept.append(setting)
    }
    settings[String(name)] = kept.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  private static func replacingInherited(in value: String, with earlier: String) -> String {
    value == "$(inherited)" || value == "${inherited}" ? earlier : value
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character?
    for index in line.indices {
      if line[index] == "/", previous == "/" { return line[..<line.index(before: index)] }
      previous = line[index]
    }
    return line
  }

  /// The index of the `=` that assigns, not of one in a bracketed condition.
  private static func assignment(in line: Substring) -> Substring.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: continue
      }
    }
    return nil
  }

  static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}

/// The build settings that apply to a target: its own level first, then the levels that it inherits from.
struct BuildSettingLevels: Sendable {
  let levels: [BuildSettings]

  /// Every value that the setting can have, with variables expanded; empty if the setting is not assigned. A value with
  /// an unknown variable is omitted.
  func values(of name: String) -> [BuildSettings.Setting] {
    var found: [BuildSettings.Setting] = []
    for (index, level) in levels.enumerated() {
      let stated = level.settings[name] ?? []
      for var setting in stated {
        guard let value = expand(setting.value, of: name, at: index, depth: 0) else { continue }
        setting.value = value
        found.append(setting)
      }
      if stated.contains(where: { !$0.isConditional }) { break }
    }
    return found
  }

  /// The unconditional value.
  func value(of name: String) -> String? { value(of: name, from: 0, depth: 0) }

  private func value(of name: String, from start: Int, depth: Int) -> String? {
    guard depth < 16, start < levels.count else { return nil }
    for index in start..<levels.count {
      guard let setting = levels[index].settings[name]?.last(where: { !$0.isConditional })
      else { continue }
      return expand(setting.value, of: name, at: index, depth: depth + 1)
    }
    return nil
  }

  private func expand(_ text: String, of name: String, at level: Int, depth: Int) -> String? {
    guard text.contains("$"), depth < 16 else { return depth < 16 ? text : nil }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{" else {
        result += "$"
        continue
      }
      var nesting = 0
      guard
        let close = rest.firstIndex(where: { character in
          if character == "(" || character == "{" { nesting += 1 }
          if character == ")" || character == "}" { nesting -= 1 }
          return nesting == 0
        }),
        let reference = expand(
          String(rest[..<close].dropFirst()), of: name, at: level, depth: depth + 1),
        let value = evaluate(reference, of: name, at: level, depth: depth)
      else { return nil }
      result += value
      rest = rest[close...].dropFirst()
    }
    return result + rest
  }

  /// Evaluates the content of `$(…)`: a name, optionally followed by operators after colons.
  private func evaluate(_ reference: String, of name: String, at level: Int, depth: Int) -> String?
  {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
    guard let variable = parts.first.map(String.init) else { return nil }
    let isSelf = variable == "inherited" || variable == name
    var value = self.value(
      of: isSelf ? name : variable, from: isSelf ? level + 1 : 0, depth: depth + 1)
    if value == nil, variable == "inherited" { value = "" }
    for modifier in parts.dropFirst() {
      if modifier.hasPrefix("default=") {
        if value?.isEmpty ?? true { value = String(modifier.dropFirst(8)) }
      } else if modifier == "c99extidentifier" {
        value = value.map(ManifestPath.moduleName)
      } else {
        return nil
      }
    }
    return value
  }
}
