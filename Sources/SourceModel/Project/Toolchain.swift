/// The major version of Xcode that a project is built with, and the line of the file that shows it.
public struct XcodeEvidence: Sendable, Hashable {
  public let major: Int
  public let file: String
  /// 1-based line in `file`.
  public let line: Int

  public init(major: Int, file: String, line: Int) {
    self.major = major
    self.file = file
    self.line = line
  }
}

extension XcodeEvidence {
  /// The oldest Xcode that the project is known to be built with.
  ///
  /// `.xcode-version` and workflows name versions that are in use. The lowest of them counts, because the code has to
  /// be correct there too. Without them, the Xcode that is selected on this machine counts, or else the one that last
  /// upgraded a project file. A manifest with a newer tools version raises the result.
  static func find(in manifests: [ManifestFile], projects: [StatedProject]) -> XcodeEvidence? {
    var inUse: [XcodeEvidence] = []
    var required: [XcodeEvidence] = []
    var selected: XcodeEvidence?
    for manifest in manifests {
      let name = ManifestPath.name(of: manifest.path)
      if name == ".xcode-version" {
        inUse += versionFile(manifest)
      } else if ProjectLayout.isWorkflow(manifest.path) {
        inUse += workflow(manifest)
      } else if name == "Package.swift" || ProjectLayout.isVersionedPackage(name) {
        required += toolsVersion(manifest)
      } else if name == ManifestPath.versionOfXcode {
        selected = productVersion(manifest)
      }
    }
    // Among equals, the first in path order wins, so that the evidence is the same in every run.
    func highest(_ all: [XcodeEvidence]) -> XcodeEvidence? {
      all.reduce(nil) { best, next in
        best.map { $0.major >= next.major ? $0 : next } ?? next
      }
    }
    let lowest = inUse.reduce(nil as XcodeEvidence?) { best, next in
      best.map { $0.major <= next.major ? $0 : next } ?? next
    }
    if lowest == nil, required.isEmpty, let selected { return selected }
    let stated = lowest ?? highest(projects.compactMap(\.xcode))
    return highest([stated, highest(required)].compactMap { $0 })
  }

  /// The version in the `version.plist` of an Xcode.
  private static func productVersion(_ manifest: ManifestFile) -> XcodeEvidence? {
    let lines = lines(manifest)
    guard let key = lines.firstIndex(where: { $0.1.contains("<key>CFBundleShortVersionString<") }),
      let (number, text) = lines[key...].first(where: { $0.1.contains("<string>") })
    else { return nil }
    return majors(in: text).first.map {
      XcodeEvidence(major: $0, file: manifest.path, line: number)
    }
  }

  /// `LastUpgradeCheck` and `LastSwiftUpdateCheck`: "2610" is Xcode 26.1.
  static func lastUpgrade(in attributes: PropertyList?, file: String) -> XcodeEvidence? {
    ["LastUpgradeCheck", "LastSwiftUpdateCheck"].compactMap { key -> XcodeEvidence? in
      guard let value = attributes?[key], let number = value.string.flatMap({ Int($0) }),
        isPlausible(number / 100)
      else { return nil }
      // An older Xcode does not build the result.
      return XcodeEvidence(major: max(15, number / 100), file: file, line: value.line)
    }
    .max { $0.major < $1.major }
  }

  /// Swift 6.4 comes with Xcode 27. Earlier versions are not mapped, because they do not exclude a newer Xcode.
  private static func toolsVersion(_ manifest: ManifestFile) -> [XcodeEvidence] {
    guard let stated = PackageManifest.toolsVersion(manifest.bytes),
      stated.version >= PlatformVersion(major: 6, minor: 4)
    else { return [] }
    return [XcodeEvidence(major: 27, file: manifest.path, line: stated.line)]
  }

  private static func versionFile(_ manifest: ManifestFile) -> [XcodeEvidence] {
    lines(manifest).flatMap { number, text in
      majors(in: text).prefix(1).map {
        XcodeEvidence(major: $0, file: manifest.path, line: number)
      }
    }
  }

  /// `xcode-version: '16.2'`, `xcode: [15.4, 16.2]`, a path such as `Xcode_27.app`, an image such as
  /// `macos-15-xcode-16`, or fastlane's `xcodes(version: "16.2")`.
  private static func workflow(_ manifest: ManifestFile) -> [XcodeEvidence] {
    var evidence: [XcodeEvidence] = []
    var isInList = false
    for (number, text) in lines(manifest) {
      let text = BuildSettings.trimmed(text)
      if text.isEmpty || text.hasPrefix("#") { continue }
      let item = text.hasPrefix("- ") ? text.dropFirst(2) : text
      var found: [Int] = majorsAfterName(in: text) + majorsInFastlaneCall(text)
      if let colon = item.firstIndex(of: ":"), !item[..<colon].contains(" "),
        item[..<colon].lowercased().contains("xcode")
      {
        let value = BuildSettings.trimmed(item[item.index(after: colon)...])
        isInList = value.isEmpty
        if found.isEmpty, !value.contains("$") { found = majors(in: value) }
      } else if isInList, text.hasPrefix("- ") {
        if found.isEmpty { found = Array(majors(in: item).prefix(1)) }
      } else {
        isInList = false
      }
      evidence += found.map { XcodeEvidence(major: $0, file: manifest.path, line: number) }
    }
    return evidence
  }

  private static func lines(_ manifest: ManifestFile) -> [(Int, Substring)] {
    String(decoding: manifest.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().map { ($0.offset + 1, $0.element) }
  }

  private static func isPlausible(_ major: Int) -> Bool { (7..<100).contains(major) }

  /// The first component of each version number in a text.
  private static func majors(in text: Substring) -> [Int] {
    text.split { !($0.isASCII && $0.isNumber) && $0 != "." }
      .compactMap { $0.split(separator: ".").first.flatMap { Int($0) } }
      .filter(isPlausible)
  }

  /// The major versions in "Xcode_27", "Xcode-27.1", "xcode27", "xcode:27"; lower-case names do not count on a line
  /// with a variable (`$`).
  private static func majorsAfterName(in text: Substring) -> [Int] {
    var found: [Int] = []
    var rest = text
    let hasVariables = text.contains("$")
    while let start = rest.firstIndex(where: { $0 == "X" || $0 == "x" }) {
      rest = rest[start...]
      guard rest.hasPrefix("Xcode") || (rest.hasPrefix("xcode") && !hasVariables) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(5)
      let separators: Set<Character> = ["_", "-", ":"]
      let number = (rest.first.map(separators.contains) == true ? rest.dropFirst() : rest)
        .prefix { $0.isASCII && $0.isNumber }
      if let major = Int(number), isPlausible(major) { found.append(major) }
    }
    return found
  }

  /// The major versions in `xcodes(version: "27.0")`, `xcversion(version: "26.1")`.
  private static func majorsInFastlaneCall(_ text: Substring) -> [Int] {
    let lanes = ["xcodes(version:", "xcversion(version:", "ensure_xcode_version(version:"]
    guard lanes.contains(where: text.hasPrefix), let colon = text.firstIndex(of: ":") else {
      return []
    }
    return Array(majors(in: text[colon...]).prefix(1))
  }
}
