import Foundation
import Testing

@testable import MigrateObservable

/// What `Scripts/release` packs, and what the pre-commit hook and the GitHub action make of it. The program of this build
/// stands in for the optimized one.
@Suite(.enabled(if: Release.toolsAreInstalled, "needs curl and zip"))
struct ReleaseTests {
  @Test func archiveHasTheFoldersOfAPrefix() throws {
    let release = try Release()
    let list = try release.shell("tar -tzf \(release.archive)")
    #expect(
      list.output == """
        \(release.name)/bin/migrate-observable
        \(release.name)/share/bash-completion/completions/migrate-observable
        \(release.name)/share/doc/migrate-observable/LICENSE
        \(release.name)/share/fish/vendor_completions.d/migrate-observable.fish
        \(release.name)/share/man/man1/migrate-observable.1
        \(release.name)/share/zsh/site-functions/_migrate-observable

        """)
    let version = try release.shell(
      "mkdir prefix && tar -xz -C prefix --strip-components 1 -f \(release.archive)"
        + " && PATH=$PWD/prefix/bin:$PATH migrate-observable --version")
    #expect(version.output == Version.line + "\n")
  }

  /// A maintainer can compare two builds.
  @Test func archivesWithTheSameContentsAreEqual() throws {
    let (one, other) = (try Release(), try Release())
    #expect(try one.folder.text("out/SHA256SUMS") == other.folder.text("out/SHA256SUMS"))
  }

  @Test func everyFileStatesTheChecksum() throws {
    let release = try Release()
    let sums = try release.shell("cd out && sha256sum -c SHA256SUMS || shasum -a 256 -c SHA256SUMS")
    #expect(sums.status == 0, "\(sums.output)\(sums.errors)")
    let lines = try release.folder.text("out/SHA256SUMS").split(separator: "\n")
    func checksum(_ name: String) throws -> String {
      String(try #require(lines.first { $0.hasSuffix(" \(name)") }).prefix(64))
    }
    let archive = try checksum(release.name + ".tar.gz")
    for name in ["Formula/migrate-observable.rb", "flake.nix", "mise.toml"] {
      let text = try release.folder.text("out/\(name)")
      #expect(text.contains(archive), "\(name)")
      #expect(text.contains(Version.number), "\(name)")
      #expect(text.contains("octo/migrate-observable"), "\(name)")
    }
    #expect(
      try release.folder.text("out/Mintfile") == "octo/migrate-observable@\(Version.number)\n")
    let plugin = try release.folder.text("out/plugin/Package.swift")
    #expect(
      plugin.contains("checksum: \"\(try checksum("migrate-observable.artifactbundle.zip"))\""))
    #expect(
      plugin.contains(
        "/releases/download/\(Version.number)/migrate-observable.artifactbundle.zip\""))
    #expect(!plugin.contains("path:"))
  }

  /// By the parsers that are installed.
  @Test(arguments: [
    ("ruby", "ruby -c out/Formula/migrate-observable.rb"),
    ("nix-instantiate", "nix-instantiate --parse out/flake.nix"),
  ])
  func filesAreWellFormed(_ parser: String, _ command: String) throws {
    guard Release.isInstalled(parser) else {
      print("skipped: no \(parser) to parse the file with")
      return
    }
    let result = try Release().shell(command)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func everyFlagIsDocumented() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    }
    let script = try text("Scripts/release")
    let lists = script.matches(of: /(?s)\n(?:every_platform|static_linux)=\((.*?)\)/)
    #expect(lists.count == 2)
    let pages = try text("Documentation/Building.md")
    for word in lists.flatMap({ $0.1.split(whereSeparator: \.isWhitespace) }) {
      let carriers: Set<Substring> = [
        "-c", "release", "--product", "migrate-observable", "-Xswiftc", "-Xfrontend",
      ]
      #expect(carriers.contains(word) || pages.contains("`\(word)`"), "\(word)")
    }
  }

  @Test func bundleHasTheExecutableOfThisMachine() throws {
    let release = try Release()
    let info = try release.shell(
      "unzip -q out/migrate-observable.artifactbundle.zip && cat migrate-observable.artifactbundle/info.json"
    )
    let bundle = try JSONDecoder().decode(Bundle.self, from: Data(info.output.utf8))
    let artifact = try #require(bundle.artifacts["migrate-observable"])
    #expect(artifact.version == Version.number)
    let path = try #require(artifact.variants.first?.path)
    #expect(
      FileManager.default.isExecutableFile(
        atPath: release.folder.absolute("migrate-observable.artifactbundle/" + path)))
  }

  // MARK: Installing

  @Test func installsOnce() throws {
    let release = try Release()
    let first = try release.script("install")
    #expect(first.status == 0, "\(first.errors)")
    let program = first.output.trimmingCharacters(in: .newlines)
    #expect(try release.shell("\(program) --version").output == Version.line + "\n")
    try release.shell("rm -r out")
    #expect(try release.script("install").output == first.output)
  }

  @Test func refusesAnArchiveThatDoesNotHaveItsChecksum() throws {
    let release = try Release()
    try release.shell("echo >> \(release.archive)")
    let result = try release.script("install")
    #expect(result.status == 69)
    #expect(result.output.isEmpty)
    #expect(
      result.errors
        == "migrate-observable: error: \(release.name).tar.gz does not have the checksum that the release states\n"
    )
    #expect(try release.shell("ls cache/migrate-observable").output.isEmpty)
  }

  @Test func saysWhatItCannotDownload() throws {
    let release = try Release()
    try release.shell("rm \(release.archive)")
    let result = try release.script("install")
    #expect(result.status == 69)
    #expect(result.errors.contains("error: cannot download file://"))
  }

  // MARK: The pre-commit hook and the action

  @Test func hookFailsForTypesThatTheBaselineDoesNotList() throws {
    let release = try Release()
    try release.folder.write("App/Counter.swift", Sample.model("Counter"))
    let arguments = ["--quiet", "--baseline", "observable.json"]
    let without = try release.script("check", arguments, in: "App")
    #expect(without.status == 66)
    #expect(without.errors == "observable.json: error: the file does not exist\n")
    #expect(
      try release.script("check", ["--write-baseline", "observable.json"], in: "App").status == 0)
    #expect(try release.script("check", arguments, in: "App").status == 0)
    try release.folder.write("App/Timer.swift", Sample.model("Ticker"))
    #expect(try release.script("check", arguments, in: "App").status == 1)
  }

  @Test func actionAnnotatesAndSummarizes() throws {
    let release = try Release()
    try release.folder.write("App/Counter.swift", Sample.model("Counter"))
    try release.folder.write("App/Settings.swift", Sample.blockedModel)
    let result = try release.action()
    #expect(result.status == 1)
    #expect(result.errors.contains("::warning file=Settings.swift,line=3"))
    #expect(try release.folder.text("summary").contains("`Counter`"))
    #expect(try release.folder.text("output").hasPrefix("sarif=\(release.folder.path)/"))
    let sarif = try release.folder.text("output").dropFirst("sarif=".count)
    #expect(FileManager.default.fileExists(atPath: sarif.trimmingCharacters(in: .newlines)))
  }

  @Test func actionTakesABaseline() throws {
    let release = try Release()
    try release.folder.write("App/Counter.swift", Sample.model("Counter"))
    #expect(try release.script("check", ["--write-baseline", "a.json"], in: "App").status == 0)
    #expect(try release.action(["INPUT_BASELINE": "a.json", "INPUT_PATHS": "."]).status == 0)
  }

  /// The options of the action reach the tool, and a run that fails leaves no output.
  @Test func actionSaysWhenTheRunFails() throws {
    let release = try Release()
    try release.folder.write("App/Counter.swift", Sample.model("Counter"))
    let result = try release.action(["INPUT_ARGUMENTS": "--only Conter"])
    #expect(result.status == 64)
    #expect(result.errors.contains("did you mean `Counter`?"))
    #expect(try release.folder.text("output").isEmpty)
  }
}

private struct Bundle: Decodable {
  struct Artifact: Decodable {
    struct Variant: Decodable {
      let path: String
      let supportedTriples: [String]
    }

    let version: String
    let variants: [Variant]
  }

  let artifacts: [String: Artifact]
}

/// A release in a folder of one test's own: `out` is what the script writes, `App` a project, `cache` what is installed.
private struct Release {
  let folder: ScratchFolder
  let name: String

  var archive: String { "out/\(name).tar.gz" }

  static let toolsAreInstalled = ["curl", "zip", "unzip"].allSatisfy(isInstalled)

  static func isInstalled(_ tool: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
  }

  init() throws {
    // Packed instead of the program, which is large in a debug build.
    folder = try ScratchFolder([
      "program": "#!/bin/sh\nexec '\(ScratchFolder.executable)' \"$@\"\n", "App/Package.swift": "",
    ])
    chmod(folder.absolute("program"), 0o755)
    let result = try folder.run(
      Self.path(of: "release"),
      [
        "--output", folder.absolute("out"), "--repository", "octo/migrate-observable",
        "--executable", folder.absolute("program"),
      ])
    try #require(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.absolute("out"))
    let archive = try #require(names.first { $0.hasSuffix(".tar.gz") })
    name = String(archive.dropLast(".tar.gz".count))
  }

  @discardableResult
  func shell(_ command: String) throws -> CommandResult {
    try folder.run("/bin/sh", ["-c", command])
  }

  func script(
    _ script: String, _ arguments: [String] = [], in subfolder: String = "",
    environment: [String: String] = [:]
  ) throws -> CommandResult {
    let release = [
      "MIGRATE_OBSERVABLE_RELEASE": "file://" + folder.absolute("out"), "MIGRATE_OBSERVABLE": "",
      "XDG_CACHE_HOME": folder.absolute("cache"),
    ]
    return try folder.run(
      Self.path(of: script), arguments, in: subfolder,
      environment: release.merging(environment) { $1 })
  }

  func action(_ inputs: [String: String] = [:]) throws -> CommandResult {
    for file in ["summary", "output"] { try folder.write(file, "") }
    let runner = [
      "RUNNER_TEMP": folder.path, "GITHUB_STEP_SUMMARY": folder.absolute("summary"),
      "GITHUB_OUTPUT": folder.absolute("output"),
    ]
    return try script("action", in: "App", environment: runner.merging(inputs) { $1 })
  }

  static func path(of script: String) -> String {
    Repository.root.appendingPathComponent("Scripts/\(script)").path
  }
}
