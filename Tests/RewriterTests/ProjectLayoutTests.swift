import Testing

@testable import SourceModel

@Suite struct PackageLayoutTests {
  private let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription

    let core = "Core"
    let package = Package(
      name: "kit",
      platforms: [
        .iOS(.v16),
        .macOS("14.1"), .macCatalyst(.v17),
      ],
      products: [.library(name: "Kit", targets: [core, "Kit-UI"])],
      targets: [
        .target(name: core),
        .target(
          name: "Kit-UI", dependencies: [.target(name: core), "Absent"],
          path: "UI", exclude: ["Old", "Notes.swift"]),
        .executableTarget(
          name: "tool", dependencies: ["Core"], path: "Sources/tool", sources: ["main.swift"]),
        .testTarget(name: core + "Tests", dependencies: [.byName(name: "Core")]),
      ]
    )
    package.targets.append(.target(name: "Late"))
    """
  private let sources = [
    "Sources/Core/Deep/A.swift", "UI/B.swift", "UI/Old/C.swift", "UI/Notes.swift",
    "Sources/tool/main.swift", "Sources/tool/other.swift", "Tests/CoreTests/T.swift",
    "Sources/Late/L.swift", "Elsewhere/E.swift",
  ]

  @Test func targetsOfFiles() {
    let layout = ProjectLayout.reading(["Package.swift": manifest], sources: sources)
    #expect(layout.targets.map(\.name) == ["Core", "Kit-UI", "tool", "CoreTests", "Late"])
    #expect(layout.targets.map(\.isTest) == [false, false, false, true, false])
    #expect(layout.targets.map(\.isLibraryProduct) == [true, true, false, false, false])
    #expect(layout.targets[1].dependencies == ["Core"])
    #expect(
      sources.map(layout.names(of:)) == [
        ["Core"], ["Kit-UI"], [], [], ["tool"], [], ["CoreTests"], ["Late"], [],
      ])
    #expect(layout.moduleNames(of: "UI/B.swift") == ["Kit_UI"])
    #expect(layout.isModuleName("Kit_UI"))
    #expect(!layout.isModuleName("Kit-UI"))
  }

  @Test func floors() {
    let layout = ProjectLayout.reading(["Package.swift": manifest], sources: sources)
    #expect(
      layout.targets[0].floors == [
        DeploymentFloor(
          platform: .iOS, version: PlatformVersion(major: 16), file: "Package.swift", line: 8),
        DeploymentFloor(
          platform: .macOS, version: PlatformVersion(major: 14, minor: 1), file: "Package.swift",
          line: 9),
        DeploymentFloor(
          platform: .macCatalyst, version: PlatformVersion(major: 17), file: "Package.swift",
          line: 9),
      ])
    #expect(layout.floorsBlockingObservation(of: "UI/B.swift").map(\.floor.platform) == [.iOS])
    #expect(layout.floorsBlockingObservation(of: "Elsewhere/E.swift").isEmpty)
  }

  @Test func anUnstatedPlatformIsNoFloor() {
    let bare = """
      // swift-tools-version:5.5
      let package = Package(name: "p", platforms: [.macOS(.v14)], targets: [.target(name: "P")])
      """
    let layout = ProjectLayout.reading(["Package.swift": bare], sources: ["Sources/P/P.swift"])
    #expect(layout.floorsBlockingObservation(of: "Sources/P/P.swift").isEmpty)
  }

  @Test func underscoredVersions() {
    let old = """
      let package = Package(
        name: "p", platforms: [SupportedPlatform.macOS(.v10_15)], targets: [.target(name: "P")])
      """
    let layout = ProjectLayout.reading(["Package.swift": old], sources: ["Sources/P.swift"])
    #expect(layout.names(of: "Sources/P.swift") == ["P"])
    #expect(
      layout.targets[0].floors.map(\.version) == [PlatformVersion(major: 10, minor: 15)])
  }

  @Test func modulesOfPackages() {
    let app = """
      let package = Package(
        name: "app", dependencies: [.package(path: "Local")],
        targets: [.target(name: "App", dependencies: [.product(name: "LocalKit", package: "Local")])])
      """
    let local = """
      let package = Package(
        name: "Local", products: [.library(name: "LocalKit", targets: ["One", "Two"])],
        targets: [.target(name: "One"), .target(name: "Two")])
      """
    let layout = ProjectLayout.reading(
      ["Package.swift": app, "Local/Package.swift": local],
      sources: [
        "Sources/App/A.swift", "Sources/App/B.swift", "Local/Sources/One/A.swift",
        "Local/Sources/Two/A.swift", "Local/loose.swift",
      ])
    #expect(layout.module(of: "Sources/App/A.swift") == layout.module(of: "Sources/App/B.swift"))
    #expect(
      layout.module(of: "Local/Sources/One/A.swift")
        != layout.module(of: "Local/Sources/Two/A.swift"))
    #expect(layout.mayShareModule("Sources/App/A.swift", "Sources/App/B.swift"))
    #expect(!layout.mayShareModule("Sources/App/A.swift", "Local/Sources/One/A.swift"))
    #expect(!layout.mayShareModule("Sources/App/A.swift", "Local/loose.swift"))
    #expect(layout.targets.first { $0.name == "App" }?.dependencies == ["One", "Two"])
  }

  @Test func whatIsNotConstantIsUnknown() {
    let computed = """
      let package = Package(
        name: "p", platforms: [.iOS(.v15)],
        targets: [.target(name: "P")] + ["Q", "R"].map { .target(name: $0) })
      """
    let layout = ProjectLayout.reading(
      ["Package.swift": computed], sources: ["Sources/P/P.swift", "Sources/Q/Q.swift"])
    #expect(layout.targets(of: "Sources/Q/Q.swift").isEmpty)
    #expect(layout.mayShareModule("Sources/P/P.swift", "Sources/Q/Q.swift"))
    #expect(!layout.floorsBlockingObservation(of: "Sources/Q/Q.swift").isEmpty)
  }

  @Test func theManifestForTheNewestToolsCounts() {
    func manifest(_ tools: String, _ platform: String) -> String {
      """
      // swift-tools-version:\(tools)
      let package = Package(
        name: "p", platforms: [.iOS(\(platform))], targets: [.target(name: "P")])
      """
    }
    let layout = ProjectLayout.reading(
      [
        "Package.swift": manifest("5.7", ".v13"),
        "Package@swift-5.9.swift": manifest("5.9", ".v17"),
      ],
      sources: ["Sources/P/P.swift"])
    #expect(layout.targets.map(\.manifest) == ["Package@swift-5.9.swift"])
    #expect(layout.floorsBlockingObservation(of: "Sources/P/P.swift").isEmpty)
  }
}

@Suite struct XcodeLayoutTests {
  static let projectFile = """
    // !$*UTF8*$!
    {
      objects = {
        P = {isa = PBXProject; attributes = {LastUpgradeCheck = 2700; }; mainGroup = G;
          buildConfigurationList = PL; targets = (APP, EXT, TST); };
        G = {isa = PBXGroup; children = (GA, F3, S, X); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; children = (F1, F2); path = "My App"; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "B+b.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; name = C.swift; path = Shared/../Shared/C.swift; sourceTree = SOURCE_ROOT; };
        X = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = Sync; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
          membershipExceptions = (Out.swift, Folder); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = EXT;
          membershipExceptions = ("Both.swift"); };
        B1 = {isa = PBXBuildFile; fileRef = F1 /* A.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F3; };
        PH1 = {isa = PBXSourcesBuildPhase; files = (B1, B3); };
        PH2 = {isa = PBXSourcesBuildPhase; files = (B2, B4); };
        APP = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
          buildPhases = (PH1); buildConfigurationList = AL; fileSystemSynchronizedGroups = (S);
          dependencies = (D); };
        D = {isa = PBXTargetDependency; target = EXT; };
        EXT = {isa = PBXNativeTarget; name = Ext; productType = "com.apple.product-type.framework";
          buildPhases = (PH2); buildConfigurationList = EL; };
        TST = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
          buildPhases = (); };
        PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR); };
        PD = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {
            IPHONEOS_DEPLOYMENT_TARGET = 17.0;
            MACOSX_DEPLOYMENT_TARGET = 12.0;
            SDKROOT = iphoneos;
          }; };
        PR = {isa = XCBuildConfiguration; name = Release;
          buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos; }; };
        AL = {isa = XCConfigurationList; buildConfigurations = (AD); };
        AD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
          buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        EL = {isa = XCConfigurationList; buildConfigurations = (ED); };
        ED = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = "$(UNKNOWN)"; PRODUCT_MODULE_NAME = ExtKit; }; };
      };
      rootObject = P;
    }
    """
  static let sources = [
    "ios/My App/A.swift", "ios/My App/B+b.swift", "ios/Shared/C.swift", "ios/Sync/In.swift",
    "ios/Sync/Out.swift", "ios/Sync/Folder/D.swift", "ios/Sync/Both.swift", "ios/loose.swift",
  ]

  private func make(config: [String: String] = [:], sources: [String]? = nil) -> ProjectLayout {
    var manifests = config
    manifests["ios/App.xcodeproj/project.pbxproj"] = Self.projectFile
    return ProjectLayout.reading(manifests, sources: sources ?? Self.sources)
  }

  @Test func targetsOfFiles() {
    let layout = make()
    #expect(layout.targets.map(\.name) == ["My App", "Ext", "Tests"])
    #expect(layout.targets.map(\.isTest) == [false, false, true])
    // The app consists of the framework.
    #expect(layout.targets.map(\.isLibraryProduct) == [false, false, false])
    #expect(layout.targets[0].dependencies == ["Ext"])
    #expect(
      Self.sources.map(layout.names(of:)) == [
        ["My App"], ["Ext"], ["My App", "Ext"], ["My App"], [], [], ["My App", "Ext"], [],
      ])
    #expect(layout.moduleNames(of: "ios/Shared/C.swift") == ["ExtKit", "My_App"])
  }

  @Test func visibility() {
    let layout = make()
    #expect(Set(Self.sources.map(layout.module(of:))).count == 1)
    #expect(!layout.mayShareModule("ios/My App/A.swift", "ios/My App/B+b.swift"))
    #expect(layout.mayShareModule("ios/My App/A.swift", "ios/Shared/C.swift"))
    #expect(layout.mayShareModule("ios/My App/A.swift", "ios/loose.swift"))
  }

  @Test func aFileOfAnotherProjectIsNoPartOfThis() {
    let layout = make(
      config: ["Tools/Package.swift": "let package = Package(name: \"Tools\", targets: [])"],
      sources: Self.sources + ["Tools/loose.swift", "loose.swift"])
    #expect(!layout.mayShareModule("ios/My App/A.swift", "Tools/loose.swift"))
    #expect(layout.mayShareModule("ios/My App/A.swift", "loose.swift"))
  }

  @Test func floorsComeFromTheNearestLevel() {
    let layout = make(config: [
      "ios/Config/App.xcconfig": """
      #include "Base.xcconfig" // shared
      #include? "Missing.xcconfig"
      IPHONEOS_DEPLOYMENT_TARGET = $(FLOOR_$(CONFIGURATION))
      """,
      "ios/Config/Base.xcconfig": "FLOOR_Debug = 16.4 // until spring\nOTHER[sdk=iphone*] = 1",
    ])
    let blocking = layout.floorsBlockingObservation(of: "ios/My App/A.swift")
    #expect(blocking.map(\.target) == ["My App"])
    #expect(
      blocking.map(\.floor) == [
        DeploymentFloor(
          platform: .iOS, version: PlatformVersion(major: 16, minor: 4),
          file: "ios/Config/App.xcconfig", line: 3)
      ])
    // A variable without a value is no floor, and neither is that of a platform not built for.
    #expect(layout.targets[1].floors.isEmpty)
    #expect(layout.floorsBlockingObservation(of: "ios/My App/B+b.swift").isEmpty)
  }

  @Test func projectFloorsAreInherited() {
    let layout = make()
    #expect(
      layout.targets[0].floors == [
        DeploymentFloor(
          platform: .iOS, version: PlatformVersion(major: 17),
          file: "ios/App.xcodeproj/project.pbxproj", line: 34)
      ])
  }

  @Test func damagedFilesTellNothing() {
    for text in ["", "{", "<?xml version=\"1.0\"?>", "{ objects = {}; }", "<<<<<<< HEAD\n{}"] {
      let layout = ProjectLayout.reading(
        ["App.xcodeproj/project.pbxproj": text], sources: ["A.swift", "B.swift"])
      #expect(layout.targets.isEmpty)
      #expect(layout.mayShareModule("A.swift", "B.swift"))
    }
  }

  @Test func settingsRefersToThemselves() {
    let file = BuildSettings(xcconfig: "a", root: "") { _ in Array("A = $(B)\nB = $(A)".utf8) }
    #expect(BuildSettingLevels(levels: [file]).values(of: "A").isEmpty)
    let inherited = BuildSettings(xcconfig: "a", root: "") { _ in
      Array("A = x $(inherited)\nC[config=Debug][sdk=*] = 1\nD = ${E:default=${A}}".utf8)
    }
    let levels = BuildSettingLevels(levels: [
      inherited, BuildSettings(defined: ["A": "y", "C": "2"]),
    ])
    #expect(levels.value(of: "A") == "x y")
    #expect(levels.values(of: "C").map(\.value) == ["1", "2"])
    #expect(levels.value(of: "D") == "x y")
  }
}
