import Foundation
import Testing

@testable import MigrateObservable

@Suite struct VerifyTests {
  // MARK: The loop

  /// A compiler that takes none of these types once they are moved.
  private func compiler(refusing words: String...) -> String {
    let places = words.map { word in
      """
      for file in *.swift; do
        n=$(grep -n 'class \(word) {' $file | cut -d: -f1)
        test -n "$n" && echo "$PWD/$file:$n:1: error: no \(word)" && bad=1
      done
      """
    }
    return "bad=0\n" + places.joined(separator: "\n") + "\nexit $bad"
  }

  /// The command is part of the run, so nothing else may change the project meanwhile.
  @Test func otherRunsWaitForTheCommand() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    let result = try folder.apply(
      "--verify",
      "! grep -q @Observable A.swift || { \(ScratchFolder.executable) undo --project .; test $? -eq 75; }"
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.text("A.swift") == Sample.moved("A"))
  }

  @Test func typesBehindErrorsAreBackedOut() throws {
    let folder = try ScratchFolder([
      "A.swift": Sample.model("A"), "B.swift": Sample.model("B"), "C.swift": Sample.model("C"),
    ])
    let result = try folder.apply("--verify", compiler(refusing: "B"))
    #expect(result.status == 1, "\(result.errors)")
    #expect(
      result.errors.contains(
        "B.swift:3:13: warning: `B` was backed out: B.swift:4:1: no B. [#BackedOut]"),
      "\(result.errors)")
    #expect(result.errors.contains("3 observable types: 2 migrated and 1 backed out"))
    #expect(try folder.text("A.swift") == Sample.moved("A"))
    #expect(try folder.text("B.swift") == Sample.model("B"))
    #expect(try folder.text("C.swift") == Sample.moved("C"))
  }

  /// The error names `B`; `Derived` must migrate together with it.
  @Test func partnersAreBackedOutInEveryReport() throws {
    let folder = try ScratchFolder([
      "A.swift": Sample.model("A"), "B.swift": Sample.model("B").replacing("final ", with: ""),
      "Derived.swift": "final class Derived: B {}\n",
    ])
    let result = try folder.apply(
      "--report", "r.json", "--report", "r.md", "--report", "r.html", "--report", "r.sarif",
      "--verify", compiler(refusing: "B"))
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.errors.contains("`Derived` was backed out together with `B`. [#BackedOut]"))
    #expect(
      result.errors.contains("3 observable types: 1 migrated and 2 backed out"), "\(result.errors)")
    let json = try folder.text("r.json")
    #expect(json.components(separatedBy: #""verdict": "backedOut""#).count == 3)
    #expect(json.contains(#""message": "no B""#) && json.contains(#""with": "B""#))
    #expect(!json.contains("Ignored"))
    #expect(try folder.text("r.md").contains("`B` was backed out: B.swift:4:1: no B."))
    let html = try folder.text("r.html")
    #expect(html.contains("<code>Derived</code></a> was backed out together with <code>B</code>."))
    #expect(try folder.text("r.sarif").contains("`Derived` was backed out together with `B`."))
  }

  @Test func onlyTheTypeOfTheDeclarationIsBackedOut() throws {
    let folder = try ScratchFolder([
      "A.swift": Sample.model("A") + Sample.model("B").replacing("import SwiftUI\n", with: "")
    ])
    let result = try folder.apply("--verify", compiler(refusing: "B"))
    #expect(result.status == 1, "\(result.errors)")
    let text = try folder.text("A.swift")
    #expect(text.contains("@Observable\nfinal class A"))
    #expect(text.contains("final class B: ObservableObject"))
  }

  @Test func aCommandThatPassesBacksNothingOut() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    #expect(try folder.apply("--verify", "true").status == 0)
    #expect(try folder.text("A.swift") == Sample.moved("A"))
  }

  /// Fails with two of the types, and its errors name no file.
  @Test func aFailureThatNamesNothingIsBisected() throws {
    let names = ["A", "B", "C", "D", "E", "F", "G"]
    let files = names.map { ("\($0).swift", Sample.model($0)) }
    let folder = try ScratchFolder(Dictionary(uniqueKeysWithValues: files))
    let result = try folder.apply(
      "--verify",
      "echo run >> ../runs; grep -q @Observable B.swift && { echo odd; exit 1; }; "
        + "! grep -q @Observable G.swift || { echo odd; exit 1; }")
    #expect(result.status == 1, "\(result.errors)")
    #expect(
      result.errors.contains("7 observable types: 5 migrated and 2 backed out"), "\(result.errors)")
    #expect(
      result.errors.contains(
        "note: the output of the command goes to .migrate-observable/verify.log"))
    #expect(result.errors.contains("the command fails with 7 migrated types\n"))
    #expect(result.errors.contains("the command passes with 5 migrated types\n"))
    #expect(try folder.text(".migrate-observable/verify.log").contains("odd\n"))
    for name in names {
      let expected = ["B", "G"].contains(name) ? Sample.model(name) : Sample.moved(name)
      #expect(try folder.text("\(name).swift") == expected, "\(name)")
    }
    // Fewer than one for each type, besides those before, with all, and at the end.
    #expect(try folder.text("../runs").split(separator: "\n").count <= 10)
  }

  @Test func timeoutOfTheCommand() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    let result = try folder.apply(
      "--verify", "! grep -q @Observable A.swift || sleep 60", "--verify-timeout", "1")
    #expect(result.status == 1)
    #expect(result.errors.contains("error: the --verify command did not finish in time"))
    #expect(try folder.text("A.swift") == Sample.model("A"))
    #expect(try folder.apply("--verify-timeout", "1").status == 64)
    #expect(try folder.apply("--verify", "true", "--verify-timeout", "0").status == 64)
  }

  @Test func aFailureThatNamesNothingBacksAllOut() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A"), "B.swift": Sample.model("B")])
    let result = try folder.apply(
      "--verify", "! grep -q @Observable *.swift || { echo odd; false; }")
    #expect(result.status == 1)
    #expect(result.errors.components(separatedBy: "  odd").count == 2)
    #expect(
      result.errors.contains(
        "warning: `A` and 1 more type were backed out: the command fails and its errors point to "
          + "no type. [#BackedOut]"))
    #expect(!result.errors.contains("`B`"))
    #expect(
      result.errors.contains("2 observable types: 0 migrated and 2 backed out"), "\(result.errors)")
    #expect(try folder.text("A.swift") == Sample.model("A"))
    #expect(try folder.text("B.swift") == Sample.model("B"))
  }

  @Test func aTreeThatFailsAlreadyNeedsForce() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A"), "B.swift": "let x: Int = \"\"\n"])
    let broken = "echo $PWD/B.swift:1:14: error: no; exit 1"
    let result = try folder.apply("--verify", broken)
    #expect(result.status == 75)
    #expect(result.errors.contains("fails before the migration"))
    #expect(try folder.text("A.swift") == Sample.model("A"))
    #expect(try folder.apply("--force", "--verify", broken).status == 0)
    #expect(try folder.text("A.swift") == Sample.moved("A"))
  }

  @Test func aSignalWhileTheCommandRunsPutsEverythingBack() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    let result = try folder.apply(
      "--verify", "! grep -q @Observable A.swift || { kill -TERM $PPID; sleep 60; }")
    #expect(result.status == 128 + SIGTERM)
    #expect(result.errors.contains("error: interrupted"))
    #expect(try folder.text("A.swift") == Sample.model("A"))
  }

  // MARK: The command

  @Test func aCommandThatDoesNotEndIsEnded() throws {
    var command = VerifyCommand(line: "sleep 60 & sleep 60")
    command.limit = .milliseconds(300)
    #expect(try command.run().ending == .timedOut)
    // Ends, and leaves something behind that keeps its output open.
    #expect(try VerifyCommand(line: "echo a; sleep 60 &").run().output == "a\n")
    #expect(try VerifyCommand(line: "exit 3").run().ending == .exited(3))
    var long = VerifyCommand(line: "yes | head -c 300000")
    long.outputLimit = 1000
    #expect(try long.run().output.utf8.count == 1000)
  }

  // MARK: A package

  private static let stubs = [
    "Sources/SwiftUI/SwiftUI.swift": """
    @_exported import Observation

    public protocol ObservableObject: AnyObject {}

    @propertyWrapper public struct Published<Value> {
      public var wrappedValue: Value
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }

    """,
    "Sources/Watching/Watching.swift": """
    import SwiftUI

    public func watch<Object: ObservableObject>(_ object: Object) {}

    """,
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "App",
      targets: [
        .target(name: "SwiftUI"), .target(name: "Watching", dependencies: ["SwiftUI"]),
        .target(name: "App", dependencies: ["SwiftUI", "Watching"]),
      ],
      swiftLanguageModes: [.v5])

    """,
  ]

  #if os(Linux)
    /// One of ten types is given to a function that takes observable objects only, which the tool cannot
    /// see because its folder is excluded.
    @Test func nineOfTenTypesOfAPackageAreMoved() throws {
      var files = Self.stubs
      for number in 0..<10 {
        let use = number == 6 ? "  func use() { watch(self) }\n" : ""
        files["Sources/App/Model\(number).swift"] = """
          import SwiftUI
          import Watching

          final class Model\(number): ObservableObject {
            @Published var count = 0
          \(use)}

          """
      }
      let folder = try ScratchFolder(files)
      let result = try folder.apply(
        "--exclude", "Sources/Watching", "--exclude", "Sources/SwiftUI", "--verify",
        "swift build --disable-sandbox")
      #expect(result.status == 1, "\(result.errors)")
      #expect(result.errors.contains("`Model6` was backed out"), "\(result.errors)")
      #expect(result.errors.contains("9 migrated"), "\(result.errors)")
      for number in 0..<10 {
        let text = try folder.text("Sources/App/Model\(number).swift")
        #expect(text.contains("@Observable") == (number != 6))
      }
    }
  #endif
}
