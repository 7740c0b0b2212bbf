import Testing

@testable import SourceModel

extension ProjectLayout {
  static func reading(_ manifests: [String: String], sources: [String] = []) -> ProjectLayout {
    ProjectLayout(
      manifests: manifests.map { ManifestFile(path: $0.key, bytes: Array($0.value.utf8)) },
      sourcePaths: sources)
  }

  func names(of path: String) -> [String] { targets(of: path).map { targets[$0].name } }
}

@Suite struct GeneratedLayoutTests {
  @Test func xcodeGen() {
    let project = """
      name: Demo # a comment
      include: [Extra/more.yml]
      options:
        deploymentTarget:
          iOS: "16.0"
          macOS: 14.0
      targetTemplates:
        Base:
          sources:
          - path: ${target_name}/Common
            excludes:
              - "**/*Old.swift"
      targets:
        App:
          type: application
          platform: iOS
          templates: [Base]
          sources: [App/Main]
          scripts:
            - script: |
                targets: not this
          dependencies:
            - target: Kit
            - package: Elsewhere
        Kit:
          type: framework
          platform: [iOS, macOS]
          deploymentTarget: {iOS: 17.0}
          sources:
            - Kit
      """
    let layout = ProjectLayout.reading(
      [
        "project.yml": project,
        "Extra/more.yml": "targets:\n  Tests:\n    type: bundle.unit-test\n    sources: ../T",
      ],
      sources: [
        "App/Main/A.swift", "App/Common/B.swift", "App/Common/x/BOld.swift", "Kit/K.swift",
        "T/T.swift",
      ])
    #expect(layout.names(of: "App/Main/A.swift") == ["App"])
    #expect(layout.names(of: "App/Common/B.swift") == ["App"])
    #expect(layout.names(of: "App/Common/x/BOld.swift").isEmpty)
    #expect(layout.names(of: "Kit/K.swift") == ["Kit"])
    #expect(layout.names(of: "T/T.swift") == ["Tests"])
    #expect(layout.targets.first?.dependencies == ["Kit"])
    #expect(layout.floorsBlockingObservation(of: "App/Main/A.swift").map(\.floor.line) == [5])
    #expect(layout.floorsBlockingObservation(of: "Kit/K.swift").isEmpty)
  }

  @Test func whatIsIncludedFromElsewhereIsUnknown() {
    let project = "include:\n- path: absent.yml\noptions:\n  deploymentTarget:\n    iOS: 16.0\n"
    let layout = ProjectLayout.reading(["project.yml": project], sources: ["A.swift", "B.swift"])
    #expect(layout.mayShareModule("A.swift", "B.swift"))
    #expect(layout.floorsBlockingObservation(of: "A.swift").map(\.floor.line) == [5])
  }

  @Test func tuistTargetsThatAFunctionNames() {
    let project = """
      import ProjectDescription
      func app(isTrial: Bool) -> Target {
        let name = isTrial ? "Trial" : "Garden"
        return .target(name: name, product: .app, productName: "Garden", sources: ["App/**"])
      }
      let project = Project(
        name: "Garden",
        targets: [
          app(isTrial: false), app(isTrial: true),
          .target(name: "GardenTests", product: .unitTests, sources: ["Tests/**", "App/**"]),
        ])
      """
    let layout = ProjectLayout.reading(
      ["Project.swift": project], sources: ["App/A.swift", "Tests/T.swift"])
    #expect(!layout.isTest("App/A.swift"))
    #expect(layout.isTest("Tests/T.swift"))
    #expect(layout.targets.map(\.moduleName) == ["Garden", "GardenTests"])
  }

  @Test func tuist() {
    let project = """
      import ProjectDescription

      let floor = "16.0"
      let project = Project(
        name: "Demo",
        targets: [
          .target(
            name: "App", destinations: .iOS, product: .app, bundleId: "a",
            deploymentTargets: .iOS(floor), sources: ["App/**/*.swift"],
            dependencies: [.target(name: "Kit")]),
          .target(
            name: "Kit", destinations: .iOS, product: .framework, bundleId: "k",
            deploymentTargets: .multiplatform(iOS: "17.0", macOS: "14.0"), sources: ["Kit/**"]),
          .target(
            name: "Shared", destinations: .iOS, product: .framework, bundleId: "s",
            sources: ["Shared/**"]),
        ])
      """
    let layout = ProjectLayout.reading(
      ["Project.swift": project, "Models/Project.swift": "struct Project {}"],
      sources: ["App/A.swift", "App/x/B.swift", "Kit/K.swift", "Shared/S.swift"])
    #expect(layout.names(of: "App/A.swift") == ["App"])
    #expect(layout.names(of: "App/x/B.swift") == ["App"])
    #expect(layout.targets.map(\.dependencies) == [["Kit"], [], []])
    // A framework of the app has no clients outside of the project.
    #expect(layout.publishedModule(of: "Kit/K.swift") == nil)
    #expect(layout.publishedModule(of: "Shared/S.swift") == "Shared")
    #expect(layout.floorsBlockingObservation(of: "App/A.swift").map(\.floor.line) == [9])
    #expect(layout.floorsBlockingObservation(of: "Kit/K.swift").isEmpty)
  }
}

@Suite struct XcodeEvidenceTests {
  @Test(arguments: [
    (".xcode-version", "26.1\n", 26),
    (".github/workflows/ci.yml", "  with:\n    xcode-version: '16.2'\n", 16),
    (".github/workflows/ci.yml", "matrix:\n  xcode: [27.0, \"26.2\"]", 26),
    (".github/workflows/ci.yml", "matrix:\n  xcode:\n    - '27.1'\n    - latest", 27),
    (".github/workflows/ci.yaml", "run: sudo xcode-select -s /Applications/Xcode_27.0.app", 27),
    ("Package.swift", "// swift-tools-version: 6.4\n", 27),
    (".circleci/config.yml", "macos:\n  xcode: \"26.0.1\"", 26),
    ("App/.gitlab-ci.yml", "image: macos-26-xcode-27", 27),
    (".travis.yml", "osx_image: xcode15.2", 15),
    (".cirrus.yml", "image: ghcr.io/cirruslabs/macos-sequoia-xcode:16.4", 16),
    ("bitrise.yml", "meta:\n  bitrise.io:\n    stack: osx-xcode-16.2.x", 16),
    ("codemagic.yaml", "environment:\n  xcode: 16.2", 16),
    ("azure-pipelines.yml", "- script: sudo xcode-select -s /Applications/Xcode_26.1.app", 26),
    ("fastlane/Fastfile", "lane :test do\n  xcodes(version: \"26.1\")\nend", 26),
    (".github/workflows/ci.yml", "  XCODE_VERSION: 16.2 # 27 fails", 16),
    (".github/workflows/ci.yml", "  run: xcodes select 26.1", 26),
    (".github/workflows/ci.yml", "  DEVELOPER_DIR: /Applications/Xcode-16.4.app/Contents", 16),
    (
      "project.yml",
      "options:\n  xcodeVersion: \"26.1\"\ntargets:\n  App:\n    type: application\n    sources: App",
      26
    ),
  ])
  func told(path: String, text: String, major: Int) {
    #expect(ProjectLayout.reading([path: text]).xcode?.major == major)
  }

  @Test(arguments: [
    (".github/workflows/ci.yml", "    xcode-version: latest-stable\n# xcode-version: 27"),
    (".github/workflows/ci.yml", "    xcode-version: ${{ matrix.xcode-27 }}"),
    ("Package.swift", "// swift-tools-version: 6.3"),
    ("ci.yml", "xcode-version: 27"),
    ("config.yml", "xcode: 27"),
    ("gitlab-ci.yml", "xcode: 27"),
    (".gitlab-ci.yml", "image: macos-$XCODE-xcode-27"),
    (".github/workflows/ci.yml", "  XCODE_RETRIES: 27"),
    (".github/workflows/ci.yml", "  XCODEBUILD_TIMEOUT: 26 # more on x86"),
    (".github/workflows/ci.yml", "  - name: xcode-27 comes next # Xcode_27.app"),
    (".github/workflows/ci.yml", "  xcode-version: 30"),
    (".xcode-version", "17.0"),
    (".travis.yml", "osx_image: xcode14.2"),
    (
      "A.xcodeproj/project.pbxproj",
      "{ objects = { P = { isa = PBXProject; attributes = { LastUpgradeCheck = 1430; }; }; }; rootObject = P; }"
    ),
  ])
  func notTold(path: String, text: String) {
    #expect(ProjectLayout.reading([path: text]).xcode == nil)
  }

  @Test func theOldestInUseCounts() {
    let upgraded = """
      { objects = { P = { isa = PBXProject; attributes = {
        LastSwiftUpdateCheck = 2610;
        LastUpgradeCheck = 2700;
      }; }; }; rootObject = P; }
      """
    let path = "A.xcodeproj/project.pbxproj"
    #expect(
      ProjectLayout.reading([path: upgraded]).xcode == XcodeEvidence(major: 27, file: path, line: 3)
    )
    #expect(ProjectLayout.reading([path: upgraded, ".xcode-version": "26.0"]).xcode?.major == 26)
  }

  @Test(arguments: [
    ("A.xcodeproj/project.pbxproj", "Vendor/Kit/.travis.yml", 27),
    ("A.xcodeproj/project.pbxproj", "Vendor/Kit/.github/workflows/ci.yml", 27),
    ("A.xcodeproj/project.pbxproj", ".travis.yml", 26),
    ("ios/A.xcodeproj/project.pbxproj", "ios/fastlane/Fastfile", 26),
  ])
  func filesOfDependenciesDoNotCount(project: String, file: String, major: Int) {
    let texts = [
      project:
        "{ objects = { P = { isa = PBXProject; attributes = { LastUpgradeCheck = 2700; }; }; }; rootObject = P; }",
      file: file.hasSuffix("Fastfile") ? "xcodes(version: \"26.1\")" : "xcode: 26.1",
    ]
    #expect(ProjectLayout.reading(texts).xcode?.major == major)
  }
}

@Suite struct SelectedXcodeVersionTests {
  private let selected = """
    <plist version="1.0">
    <dict>
    	<key>BuildVersion</key>
    	<string>1</string>
    	<key>CFBundleShortVersionString</key>
    	<string>27.1</string>
    </dict>
    </plist>
    """
  private let path = "/Applications/Xcode.app/Contents/version.plist"

  @Test func theSelectedXcodeCountsBeforeTheLastUpgrade() {
    let project =
      "{ objects = { P = { isa = PBXProject; attributes = { LastUpgradeCheck = 2600; }; }; }; rootObject = P; }"
    let layout = ProjectLayout.reading([path: selected, "A.xcodeproj/project.pbxproj": project])
    #expect(layout.xcode == XcodeEvidence(major: 27, file: path, line: 6))
  }

  @Test(arguments: [
    (".xcode-version", "26.0", 26), ("Package.swift", "// swift-tools-version: 6.4", 27),
  ])
  func whatTheProjectStatesCountsFirst(file: String, text: String, major: Int) {
    let old = selected.replacing("27.1", with: "16.4")
    let layout = ProjectLayout.reading([path: old, file: text])
    #expect(layout.xcode?.file == file)
    #expect(layout.xcode?.major == major)
  }
}

@Suite struct ManifestPathTests {
  @Test func manifests() {
    let wanted = [
      "Package.swift", "a/Package@swift-5.9.swift", "App.xcodeproj/project.pbxproj",
      "b/Base.xcconfig", "project.yml", "App/target.yml", ".xcode-version",
      ".github/workflows/ci.yml",
      "Project.swift",
    ]
    #expect(wanted.allSatisfy(ProjectLayout.isManifest))
    let others = ["a.swift", "MyPackage.swift", ".github/dependabot.yml", "docs/x.yml"]
    #expect(!others.contains(where: ProjectLayout.isManifest))
  }

  @Test func resolution() {
    #expect(ManifestPath.resolve("../b/./c.swift", in: "a/x") == "a/b/c.swift")
    #expect(ManifestPath.resolve("../b", in: "") == nil)
    #expect(ManifestPath.resolve("/b", in: "a") == nil)
    #expect(ManifestPath.moduleName("2 My-App") == "_2_My_App")
  }

  @Test func globs() {
    #expect(PathGlob("a/**/*.swift").matches("a/b.swift"))
    #expect(PathGlob("a/**/*.swift").matches("a/x/y/b.swift"))
    #expect(!PathGlob("a/*.swift").matches("a/x/b.swift"))
    #expect(PathGlob("a/x").matches("a/x/b.swift"))
  }
}
