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
  /// upgraded a project file. A manifest with a newer tools version raises the result. Nothing counts that names an
  /// Xcode without Observation, nor files of a folder within another project, such as a vendored dependency.
  static func find(in manifests: [ManifestFile], projects: [StatedProject]) -> XcodeEvidence? {
    var inUse: [XcodeEvidence] = []
    var required: [XcodeEvidence] = []
    var selected: XcodeEvidence?
    for manifest in manifests {
      let name = ManifestPath.name(of: manifest.path)
      if name == ".xcode-version" || ProjectLayout.isWorkflow(manifest.path) {
        guard !isNested(manifest.path, in: projects) else { continue }
        inUse += name == ".xcode-version" ? versionFile(manifest) : workflow(manifest)
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

  /// Whether a file configures a folder, such as that of a dependency, in the folder of another project.
  private static func isNested(_ path: String, in projects: [StatedProject]) -> Bool {
    let folder = path.split(separator: "/").dropLast()
      .prefix { !$0.hasPrefix(".") && $0 != "fastlane" }
    return projects.contains { project in
      let root = project.root.split(separator: "/")
      return root.count < folder.count && folder.starts(with: root)
    }
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
      return XcodeEvidence(major: number / 100, file: file, line: value.line)
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
  /// `macos-15-xcode-16`, or fastlane's `xcodes(version: "16.2")`. Numbers elsewhere are no versions.
  private static func workflow(_ manifest: ManifestFile) -> [XcodeEvidence] {
    var evidence: [XcodeEvidence] = []
    var isInList = false
    for (number, text) in lines(manifest) {
      let text = withoutComment(BuildSettings.trimmed(text))
      if text.isEmpty { continue }
      let item = text.hasPrefix("- ") ? text.dropFirst(2) : text
      let colon = item.firstIndex(of: ":") ?? item.endIndex
      let key = item[..<colon].lowercased().filter { $0 != "_" && $0 != "-" }
      let value = BuildSettings.trimmed(item[colon...].dropFirst())
      var found = majors(inPathsOf: text) + majorsInCommand(text)
      if images.contains(key) {
        if !value.contains("$") { found += majors(after: "xcode", in: value) }
      } else if ["xcode", "xcodes", "xcodeversion", "xcodeversions"].contains(key) {
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

  /// The keys for the image of a machine, in lower case and without separators.
  private static let images: Set<String> = ["image", "osximage", "vmimage", "stack", "runson"]

  private static func withoutComment(_ text: Substring) -> Substring {
    if text.hasPrefix("#") { return "" }
    return text.firstRange(of: " #").map { text[..<$0.lowerBound] } ?? text
  }

  private static func lines(_ manifest: ManifestFile) -> [(Int, Substring)] {
    String(decoding: manifest.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().map { ($0.offset + 1, $0.element) }
  }

  /// Whether there is such an Xcode, and it has Observation: after 16 came 26.
  private static func isPlausible(_ major: Int) -> Bool {
    (15...16).contains(major) || (26..<30).contains(major)
  }

  /// The first component of each version number in a text.
  private static func majors(in text: Substring) -> [Int] {
    text.split { !($0.isASCII && $0.isNumber) && $0 != "." }
      .compactMap { $0.split(separator: ".").first.flatMap { Int($0) } }
      .filter(isPlausible)
  }

  /// The major versions in paths such as "/Applications/Xcode_27.1.app".
  private static func majors(inPathsOf text: Substring) -> [Int] {
    text.split { " \t\"'=/()".contains($0) }.filter { $0.hasPrefix("Xcode") && $0.contains(".app") }
      .flatMap { majors(after: "Xcode", in: $0) }
  }

  /// The major versions in "xcode-27.1", "xcode27", "xcode:27".
  private static func majors(after name: String, in text: Substring) -> [Int] {
    text.ranges(of: name).compactMap { found in
      let rest = text[found.upperBound...]
      let number = ["_", "-", ":"].contains(rest.first) ? rest.dropFirst() : rest
      return Int(number.prefix { $0.isASCII && $0.isNumber })
    }
    .filter(isPlausible)
  }

  /// The major versions in `xcodes(version: "27.0")`, `xcversion(version: "26.1")`, `xcodes select 16.2`.
  private static func majorsInCommand(_ text: Substring) -> [Int] {
    let commands = [
      "xcodes(version:", "xcversion(version:", "ensure_xcode_version(version:", "xcodes select ",
      "xcodes install ", "xcversion select ", "xcversion install ",
    ]
    return commands.flatMap { command in
      text.firstRange(of: command).map { majors(in: text[$0.upperBound...]).prefix(1) } ?? []
    }
  }
}
