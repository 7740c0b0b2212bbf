/// The build settings of one level: what a build configuration or an `.xcconfig` file assigns.
struct BuildSettings: Sendable {
  struct Setting: Sendable {
    var value: String
    let file: String
    let line: Int
    /// Assigned only for an SDK, an architecture or a configuration, `KEY[sdk=iphoneos*]`.
    let isConditional: Bool
  }

  private(set) var settings: [String: [Setting]] = [:]

  init() {}

  /// The `buildSettings` dictionary of an `XCBuildConfiguration`.
  init(_ buildSettings: PropertyList, file: String) {
    for (key, value) in buildSettings.dictionary {
      let text = value.string ?? value.strings.joined(separator: " ")
      assign(key, text, file: file, line: value.line)
    }
  }

  /// Settings that Xcode defines itself.
  init(defined values: [String: String]) {
    for (key, value) in values { assign(key, value, file: "", line: 0) }
  }

  /// An `.xcconfig` file with what it includes.
  /// - Parameters:
  ///   - root: where an include that is not beside its file is looked for.
  ///   - bytes: the content of a file by its path, nil when there is none.
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
    // Of two unconditional assignments on one level the later holds, and may refer to the earlier.
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

  /// The "=" that assigns, not one of a condition in brackets.
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

/// Build settings as a target sees them: its own level first, then those it inherits from.
struct BuildSettingLevels: Sendable {
  let levels: [BuildSettings]

  /// Every value the setting can have, variables replaced; empty when it is not stated, and a value
  /// whose variables are not all known is left out.
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

  /// The value that holds without a condition.
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

  /// The inside of `$(…)`: a name, perhaps with an operator after a colon.
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
