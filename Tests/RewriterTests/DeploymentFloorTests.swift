import Testing

@testable import Rewriter
@testable import SourceModel

/// Which deployment targets a migration needs to be raised.
@Suite struct DeploymentFloorTests {
  private static let kit = """
    // swift-tools-version:5.9
    let package = Package(name: "Kit", platforms: [.iOS(.v16)],
      products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [.target(name: "Kit"), .target(name: "Other")])
    """
  /// An app and its extensions: one with a file of the app, one with the package, and one with neither.
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (APP, SHARE, PUSH, CLOCK); };
        G = {isa = PBXGroup; children = (F1, F2, F3, F4); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Push.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Clock.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        H1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
        H2 = {isa = PBXSourcesBuildPhase; files = (B1); };
        H3 = {isa = PBXSourcesBuildPhase; files = (B3); };
        H4 = {isa = PBXSourcesBuildPhase; files = (B4); };
        APP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (H1); buildConfigurationList = AL; dependencies = (D); };
        D = {isa = PBXTargetDependency; target = CLOCK; };
        SHARE = {isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension";
          buildPhases = (H2); buildConfigurationList = SL; };
        PUSH = {isa = PBXNativeTarget; name = Push; productType = "com.apple.product-type.app-extension";
          buildPhases = (H3); buildConfigurationList = UL; packageProductDependencies = (K); };
        K = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        CLOCK = {isa = PBXNativeTarget; name = Clock; productType = "com.apple.product-type.app-extension";
          buildPhases = (H4); buildConfigurationList = CL; };
        PL = {isa = XCConfigurationList; buildConfigurations = (); };
        AL = {isa = XCConfigurationList; buildConfigurations = (AD, AR); };
        AD = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.1; }; };
        AR = {isa = XCBuildConfiguration; name = Release;
          buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.1; }; };
        SL = {isa = XCConfigurationList; buildConfigurations = (SD); };
        SD = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.2; }; };
        UL = {isa = XCConfigurationList; buildConfigurations = (UD); };
        UD = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.3; }; };
        CL = {isa = XCConfigurationList; buildConfigurations = (CD); };
        CD = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.4; }; };
      };
      rootObject = P;
    }
    """
  private static let manifests = [
    "Kit/Package.swift": kit, "App.xcodeproj/project.pbxproj": project,
  ]
  private static let sources = [
    "Both.swift", "App.swift", "Push.swift", "Clock.swift", "Kit/Sources/Kit/K.swift",
    "Kit/Sources/Other/O.swift",
  ]

  /// Those of every target that compiles or imports a file, in each of its configurations; an app only contains its
  /// extensions.
  @Test(
    arguments: [
      ("Both.swift", ["App 16.1", "App 16.1", "Share 16.2"]),
      ("Clock.swift", ["Clock 16.4"]),
      ("Kit/Sources/Kit/K.swift", ["Kit 16.0", "Push 16.3"]),
      ("Kit/Sources/Other/O.swift", ["Other 16.0"]),
    ])
  func floorsToRaise(path: String, expected: [String]) {
    let layout = ProjectLayout.reading(Self.manifests, sources: Self.sources)
    let floors = layout.floorsToRaise(forFiles: [path])
    #expect(floors.map { "\($0.target ?? "") \($0.floor.version)" } == expected)
  }

  @Test func processesAreApart() {
    let layout = ProjectLayout.reading(Self.manifests, sources: Self.sources)
    #expect(layout.mayShareProcess("App.swift", "Both.swift"))
    #expect(!layout.mayShareProcess("App.swift", "Clock.swift"))
    #expect(layout.mayShareProcess("Kit/Sources/Kit/K.swift", "Push.swift"))
    #expect(!layout.mayShareProcess("Kit/Sources/Kit/K.swift", "App.swift"))
    #expect(layout.mayShareProcess("App.swift", "Kit/Sources/Other/O.swift"))
  }
}
