import Testing

@testable import SourceModel

/// Where a closure that comes to belong to the main actor would check that it runs there.
@Suite struct StatedIsolationTests {
  @Test(arguments: [
    ("// swift-tools-version:5.10", "", "", false),
    ("// swift-tools-version: 6.0", "", "", true),
    ("// swift-tools-version: 6.0", "swiftLanguageModes: [.v5]", "", false),
    ("// swift-tools-version: 6.0", "swiftLanguageModes: [.v5, .v6]", "", true),
    ("// swift-tools-version: 5.10", "swiftLanguageVersions: [.version(\"6\")]", "", true),
    ("// swift-tools-version: 6.0", "", ".swiftLanguageMode(.v5)", false),
    ("// swift-tools-version: 6.2", "", ".defaultIsolation(MainActor.self)", false),
    ("// swift-tools-version: 6.2", "", ".defaultIsolation(nil)", true),
    ("// swift-tools-version: 5.8", "", ".enableUpcomingFeature(\"DynamicActorIsolation\")", true),
    ("// swift-tools-version: 5.8", "", ".enableUpcomingFeature(\"ExistentialAny\")", false),
  ])
  func packages(tools: String, package: String, settings: String, isChecked: Bool) {
    let manifest = """
      \(tools)
      let settings: [SwiftSetting] = [\(settings)]
      let package = Package(
        name: "p", targets: [.target(name: "P", swiftSettings: settings)]\(package.isEmpty ? "" : ", ")\(package))
      """
    let layout = ProjectLayout.reading(["Package.swift": manifest], sources: ["Sources/P/P.swift"])
    #expect(layout.checksMovedClosures(in: "Sources/P/P.swift") == isChecked)
  }

  @Test(arguments: [
    ("SWIFT_VERSION = 5.0;", "", false), ("SWIFT_VERSION = 6.0;", "", true),
    ("SWIFT_VERSION = 5.0;", "SWIFT_VERSION = 6.0;", true),
    ("SWIFT_VERSION = 6.0;", "SWIFT_VERSION = 5.0;", false),
    ("SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", "", false),
    ("SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION = YES;", "", true), ("", "", false),
  ])
  func projectFiles(project: String, target: String, isChecked: Bool) {
    let file = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (APP); };
        G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        APP = {isa = PBXNativeTarget; name = App; buildConfigurationList = AL;
          fileSystemSynchronizedGroups = (S); };
        PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
        PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(project) }; };
        AL = {isa = XCConfigurationList; buildConfigurations = (AD); };
        AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(target) }; };
      }; rootObject = P; }
      """
    let layout = ProjectLayout.reading(
      ["App.xcodeproj/project.pbxproj": file], sources: ["App/A.swift", "Other/B.swift"])
    #expect(layout.names(of: "App/A.swift") == ["App"])
    #expect(layout.checksMovedClosures(in: "App/A.swift") == isChecked)
  }

  @Test func aFileOfUnknownTargetTakesAfterItsProject() {
    let manifest = """
      // swift-tools-version: 6.0
      let package = Package(name: "p", targets: [.target(name: "P", path: "P")])
      """
    let layout = ProjectLayout.reading(
      ["Kit/Package.swift": manifest], sources: ["Kit/Other/B.swift", "Elsewhere/C.swift"])
    #expect(layout.checksMovedClosures(in: "Kit/Other/B.swift"))
    #expect(!layout.checksMovedClosures(in: "Elsewhere/C.swift"))
  }

  @Test func descriptions() {
    let yaml = """
      settings:
        base:
          SWIFT_VERSION: "6.0"
      targets:
        App:
          sources: App
        Old:
          sources: Old
          settings:
            SWIFT_VERSION: 5.0
      """
    let generated = ProjectLayout.reading(
      ["project.yml": yaml], sources: ["App/A.swift", "Old/B.swift"])
    #expect(generated.checksMovedClosures(in: "App/A.swift"))
    #expect(!generated.checksMovedClosures(in: "Old/B.swift"))
    let swift = """
      import ProjectDescription
      let project = Project(
        name: "Demo", settings: .settings(base: ["SWIFT_VERSION": "6.0"]),
        targets: [.target(name: "App", product: .app, sources: ["App/**"])])
      """
    let described = ProjectLayout.reading(["Project.swift": swift], sources: ["App/A.swift"])
    #expect(described.checksMovedClosures(in: "App/A.swift"))
  }
}
