import Foundation
import Testing

/// Each kind of input that can go wrong: a clear line or a correct result, and no byte lost.
@Suite struct BadInputTests {
  @Test func noPathMeansTheCurrentFolder() throws {
    let folder = try ScratchFolder(["Counter.swift": Sample.model("Counter")])
    #expect(try folder.apply().status == 0)
    #expect(try folder.text("Counter.swift") == Sample.moved("Counter"))
  }

  @Test func missingPath() throws {
    let folder = try ScratchFolder(["Counter.swift": Sample.model("Counter")])
    let result = try folder.apply("Nowhere")
    #expect(result.status == 66)
    #expect(result.errors == "Nowhere: error: the path does not exist\n")
  }

  @Test func folderWithoutSwift() throws {
    let folder = try ScratchFolder(["Docs/a.txt": "a", "Counter.swift": Sample.model("Counter")])
    let result = try folder.apply("Docs")
    #expect(result.status == 66)
    #expect(result.errors == "Docs: error: no Swift file found\n")
    #expect(try ScratchFolder().apply().status == 66)
  }

  /// The folder around both is not a project, and what else it contains is not theirs.
  @Test func pathsInTwoProjects() throws {
    let folder = try ScratchFolder([
      "A/Package.swift": "", "A/Counter.swift": Sample.model("Counter"),
      "B/Package.swift": "", "B/Other.swift": Sample.model("Other"),
    ])
    let result = try folder.apply("A", "B")
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("error: the paths are in different projects"))
    #expect(try folder.text("A/Counter.swift") == Sample.model("Counter"))
    #expect(try folder.apply("--project", ".", "A", "B").status == 0)
    #expect(try folder.text("B/Other.swift") == Sample.moved("Other"))
  }

  @Test func notUTF8() throws {
    let bytes = Data(Sample.model("Counter").utf8) + Data([0x2F, 0x2F, 0xFF, 0xFE, 0x0A])
    let folder = try ScratchFolder()
    try folder.write("Counter.swift", bytes)
    let alone = try folder.apply()
    #expect(alone.status == 65)
    #expect(alone.errors.contains("Counter.swift: warning: The file is not valid UTF-8"))
    #expect(try folder.data("Counter.swift") == bytes)
    // The bytes explain that it does not parse.
    try folder.write("Counter.swift", bytes + Data("struct {\n".utf8))
    #expect(try !folder.apply().errors.contains("[#UnparsedFile]"))
    try folder.write("Counter.swift", bytes)

    try folder.write("Other.swift", Sample.model("Other"))
    #expect(try folder.apply().status == 0)
    #expect(try folder.data("Counter.swift") == bytes)
    #expect(try folder.text("Other.swift") == Sample.moved("Other"))
  }

  @Test func doesNotParse() throws {
    let text = Sample.model("Counter") + "struct {\n"
    let folder = try ScratchFolder(["Counter.swift": text])
    let result = try folder.apply()
    #expect(result.status == 65)
    #expect(result.errors.contains("[#UnparsedFile]"))
    #expect(try folder.text("Counter.swift") == text)
  }

  @Test func doesNotParseAndHoldsNothingToMigrate() throws {
    let folder = try ScratchFolder([
      "Broken.swift": "struct {\n", "Counter.swift": Sample.model("Counter"),
    ])
    let result = try folder.apply("Broken.swift")
    #expect(result.status == 65)
    #expect(result.errors.contains("Broken.swift:1:8: warning: The file does not parse"))
    #expect(result.errors.contains("no ObservableObject to migrate; 1 type out of scope"))
  }

  @Test func byteOrderMarkAndCarriageReturns() throws {
    let folder = try ScratchFolder([
      "Mark.swift": "\u{FEFF}" + Sample.model("Counter"),
      "Lines.swift": Sample.model("Ticker").replacing("\n", with: "\r\n"),
    ])
    #expect(try folder.apply().status == 0)
    #expect(try folder.data("Mark.swift") == Data(("\u{FEFF}" + Sample.moved("Counter")).utf8))
    #expect(
      try folder.data("Lines.swift")
        == Data(Sample.moved("Ticker").replacing("\n", with: "\r\n").utf8))
  }

  @Test func empty() throws {
    let folder = try ScratchFolder(["Empty.swift": ""])
    let result = try folder.apply()
    #expect(result.status == 0)
    #expect(try folder.data("Empty.swift").isEmpty)
  }

  @Test func tenMegabytes() throws {
    let line = "let padding = \"0123456789abcdef0123456789abcdef0123456789abcdef\"\n"
    let padding = "/*\n" + String(repeating: line, count: 10_000_000 / line.utf8.count) + "*/\n"
    let folder = try ScratchFolder(["Large.swift": padding + Sample.model("Counter")])
    #expect(try folder.apply().status == 0)
    #expect(try folder.text("Large.swift") == padding + Sample.moved("Counter"))
  }

  @Test func nested300Deep() throws {
    let deep =
      "let x = " + String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300)
      + "\n" + String(repeating: "struct S {\n", count: 300) + String(repeating: "}\n", count: 300)
    let folder = try ScratchFolder([
      "Deep.swift": deep + Sample.model("Counter"), "Other.swift": Sample.model("Other"),
    ])
    let result = try folder.apply()
    #expect(result.status == 0)
    #expect(try folder.text("Other.swift") == Sample.moved("Other"))
    let text = try folder.text("Deep.swift")
    #expect(text.hasPrefix(deep))
    #expect([Sample.model("Counter"), Sample.moved("Counter")].map { deep + $0 }.contains(text))
  }

  @Test func symbolicLinkStaysALink() throws {
    let folder = try ScratchFolder(["Real/Counter.txt": Sample.model("Counter")])
    try folder.link("Counter.swift", to: "Real/Counter.txt")
    #expect(try folder.apply().status == 0)
    #expect(try folder.text("Real/Counter.txt") == Sample.moved("Counter"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.absolute("Counter.swift"))
        == "Real/Counter.txt")
  }

  @Test func aFileWithTwoNamesIsOneFile() throws {
    let folder = try ScratchFolder(["Counter.swift": Sample.model("Counter")])
    try folder.link("Alias.swift", to: "Counter.swift")
    let result = try folder.apply()
    #expect(result.status == 0)
    #expect(result.errors.contains("1 file read, 1 changed"))
    #expect(try folder.text("Alias.swift") == Sample.moved("Counter"))
  }

  @Test func linkLoop() throws {
    let folder = try ScratchFolder(["Counter.swift": Sample.model("Counter")])
    try folder.link("Loop.swift", to: "Loop.swift")
    try folder.link("Folder", to: ".")
    let result = try folder.apply()
    #expect(result.status == 0)
    #expect(
      result.errors.contains(
        "Loop.swift: warning: The path is a symbolic link to itself. Fix or remove the link. [#SymbolicLinkLoop]"
      ))
    #expect(try folder.text("Counter.swift") == Sample.moved("Counter"))
    #expect(try folder.apply("Loop.swift").status == 66)
  }

  @Test func linksOutOfTheProjectAreReadAndNeverWritten() throws {
    let folder = try ScratchFolder([
      "App/Package.swift": "// swift-tools-version: 6.0\n",
      "App/Counter.swift": Sample.model("Counter"),
      "Other/Outside.swift": Sample.model("Outside"), "Other/Sub/Far.swift": Sample.model("Far"),
    ])
    try folder.link("App/Outside.swift", to: "../Other/Outside.swift")
    try folder.link("App/Sub", to: "../Other/Sub")
    let result = try folder.apply("App")
    #expect(result.status == 0)
    #expect(try folder.text("App/Counter.swift") == Sample.moved("Counter"))
    #expect(try folder.text("Other/Outside.swift") == Sample.model("Outside"))
    #expect(try folder.text("Other/Sub/Far.swift") == Sample.model("Far"))
  }

  @Test func linksIntoGitAreNeverWritten() throws {
    let folder = try ScratchFolder(["Point.swift": Sample.plain])
    try folder.commitAll()
    try folder.write(".git/Counter.swift", Sample.model("Counter"))
    try folder.link("Counter.swift", to: ".git/Counter.swift")
    #expect(try folder.tool("--allow-dirty", ".").status == 0)
    #expect(try folder.text(".git/Counter.swift") == Sample.model("Counter"))
  }

  @Test func readOnlyFile() throws {
    let folder = try ScratchFolder([
      "A.swift": Sample.model("A"), "B.swift": Sample.model("B"),
    ])
    chmod(folder.absolute("B.swift"), 0o444)
    let result = try folder.apply()
    #expect(result.status == 73)
    #expect(
      result.errors.contains("B.swift: error: the file is read-only\nerror: nothing was written\n"))
    #expect(try folder.text("A.swift") == Sample.model("A"))
    #expect(try folder.text("B.swift") == Sample.model("B"))
  }

  /// Permissions do not hold the superuser back, so that the test becomes somebody else.
  @Test func readOnlyAndUnreadableFolder() throws {
    let folder = try ScratchFolder([
      "Package.swift": "// swift-tools-version: 6.0\n", "Free/A.swift": Sample.model("A"),
      "Locked/B.swift": Sample.model("B"),
    ])
    var prefix: [String] = []
    if geteuid() == 0 {
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") else {
        print("skipped: no setpriv to drop the superuser's privileges with")
        return
      }
      let root = URL(fileURLWithPath: folder.path).deletingLastPathComponent().path
      let owned = try folder.run("/bin/chown", ["-R", "65534:65534", root])
      try #require(owned.status == 0)
      prefix = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    }
    func apply() throws -> CommandResult {
      try folder.run(
        "/usr/bin/env", prefix + [ScratchFolder.executable, "--allow-no-vcs", "."])
    }
    chmod(folder.absolute("Locked"), 0o555)
    let refused = try apply()
    try #require(refused.status != 126 && refused.status != 127, "\(refused.errors)")
    #expect(refused.status == 73)
    #expect(
      refused.errors.contains(
        "Locked/B.swift: error: the file cannot be written: Permission denied"))
    #expect(try folder.text("Free/A.swift") == Sample.model("A"))
    chmod(folder.absolute("Locked"), 0o000)
    let unread = try apply()
    #expect(unread.status == 0)
    #expect(unread.errors.contains("Locked: warning: The path cannot be read: Permission denied"))
    #expect(try folder.text("Free/A.swift") == Sample.moved("A"))
  }

  #if os(Linux)
    /// Elsewhere the file system itself takes them for one.
    @Test func namesThatDifferInTheirCompositionAlone() throws {
      let names = ["\u{E9}.swift", "e\u{301}.swift"]
      let folder = try ScratchFolder(["A.swift": Sample.model("A")])
      for (name, model) in zip(names, ["B", "C"]) { try folder.write(name, Sample.model(model)) }
      let result = try folder.apply()
      #expect(result.status == 0)
      #expect(result.errors.contains("another name differs only in Unicode normalization"))
      #expect(try folder.text("A.swift") == Sample.moved("A"))
      for (name, model) in zip(names, ["B", "C"]) {
        #expect(try folder.text(name) == Sample.model(model))
      }
    }

    /// Whoever names a file names no command of the runner that prints the name.
    @Test(arguments: ["xcode", "github"])
    func namesThatLookLikeCommands(_ style: String) throws {
      let names = ["::error::a.swift", "b\n::error::c.swift", "d%0A::error::e,f.swift"]
      let folder = try ScratchFolder()
      for name in names {
        try folder.write(name, Sample.blockedModel.replacing("Settings", with: "S\(name.count)"))
      }
      let result = try folder.tool("--check", "--diagnostics", style)
      #expect(result.errors.contains("[#Ignored]") || result.errors.contains("title=Ignored"))
      for line in result.errors.split(whereSeparator: \.isNewline) {
        #expect(!line.hasPrefix("::error"), "\(line)")
        if style == "github", line.hasPrefix("::") {
          #expect(
            line.wholeMatch(of: /::warning file=[^:,]*,line=\d+,col=\d+,title=\w+::.*/) != nil)
        }
      }
    }
  #endif
}
