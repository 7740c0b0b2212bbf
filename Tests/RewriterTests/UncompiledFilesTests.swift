import Testing

@testable import Rewriter
@testable import SourceModel

@Suite struct UncompiledFilesTests {
  /// Only a file that nothing can compile is left out.
  @Test(
    arguments: [
      ([:], ["ios/loose.swift"]),
      (["ios/Kit/Package.swift": "let package = Package(name: \"Kit\")"], ["ios/loose.swift"]),
      (["Package.swift": "let package = Package(name: \"Kit\")"], []),
      (["ios/Kit.podspec": ""], []), (["BUILD.bazel": ""], []),
      (["Other/BUILD": ""], ["ios/loose.swift"]),
      (["Other.xcodeproj/project.pbxproj": "<<<<<<< HEAD"], []),
      (
        [
          "ios/project.yml":
            "targets:\n  My App:\n    type: application\n    platform: iOS\n    sources: App"
        ],
        []
      ),
      (
        [
          "ios/project.yml":
            "targets:\n  Old:\n    type: application\n    platform: iOS\n    sources: App"
        ],
        []
      ),
      (
        [
          "Tool/Project.swift":
            "import ProjectDescription\nlet project = Project(name: \"T\", targets: [.target(name: \"T\", product: .app)])"
        ], []
      ),
    ] as [([String: String], [String])])
  func filesOfNoTarget(manifests: [String: String], expected: [String]) {
    let others = ["ios/Sync/Old.playground/Contents.swift", "ios/Old.playground/Contents.swift"]
    let layout = ProjectLayout.reading(
      manifests.merging(["ios/App.xcodeproj/project.pbxproj": XcodeLayoutTests.projectFile]) { $1 },
      sources: XcodeLayoutTests.sources + others + ["loose.swift"])
    #expect(layout.uncompiled.sorted() == expected)
  }

  /// A file that a target lists elsewhere may be this one: through a link, or a folder that is not known.
  @Test(
    arguments: [
      (("path = \"B+b.swift\"", "path = gone.swift"), ["ios/My App/B+b.swift", "ios/loose.swift"]),
      (("path = \"B+b.swift\"", "path = loose.swift"), ["ios/My App/B+b.swift"]),
      (
        (
          "F2 = {isa = PBXFileReference; path = \"B+b.swift\"; sourceTree = \"<group>\"",
          "F2 = {isa = PBXFileReference; path = x/loose.swift; sourceTree = SHARED"
        ), ["ios/My App/B+b.swift"]
      ),
      (("GA = {isa", "LEGACY = {isa = PBXLegacyTarget; }; GA = {isa"), []),
      (("path = Sync; sourceTree = \"<group>\"", "path = Sync; sourceTree = SHARED"), []),
    ] as [((String, String), [String])])
  func filesOfNoTarget(change: (String, String), expected: [String]) throws {
    try #require(XcodeLayoutTests.projectFile.contains(change.0))
    let file = XcodeLayoutTests.projectFile.replacing(change.0, with: change.1)
    let layout = ProjectLayout.reading(
      ["ios/App.xcodeproj/project.pbxproj": file],
      sources: XcodeLayoutTests.sources)
    #expect(layout.uncompiled.sorted() == expected)
  }

  /// The note counts them, and has the place of each.
  @Test func everyFileIsListed() throws {
    let model = Array("final class M: ObservableObject { @Published var a = 0 }".utf8)
    let paths = ["ios/loose.swift", "ios/other.swift", "ios/third.swift"]
    let project = ManifestFile(
      path: "ios/App.xcodeproj/project.pbxproj", bytes: Array(XcodeLayoutTests.projectFile.utf8))
    let migration = try migrate(
      Project(
        sources: paths.map { SourceFile(path: $0, bytes: model) }
          + XcodeLayoutTests.sources.dropLast().map { SourceFile(path: $0, bytes: []) },
        manifests: [project]), options: Options())
    let note = try #require(migration.diagnostics.first { $0.name == "UncompiledFile" })
    #expect(note.message.contains("this file and 2 others"))
    #expect(note.related.map(\.site.path) == Array(paths.dropFirst()))
  }
}
