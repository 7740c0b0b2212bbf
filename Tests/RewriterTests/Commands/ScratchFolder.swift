import Foundation
import Testing

/// What a command returned and printed.
struct CommandResult {
  let status: Int32
  let output: String
  let errors: String
}

/// A folder of one test's own, removed with the value; the tool and Git are run in it.
final class ScratchFolder: Sendable {
  let path: String
  /// Beside `path`, so that what the tool prints is no file of the project.
  private let outputs: String

  init(_ files: [String: String] = [:]) throws {
    let root = NSTemporaryDirectory() + "/migrate-observable-" + UUID().uuidString
    outputs = root + "/outputs"
    try FileManager.default.createDirectory(atPath: outputs, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: root + "/project", withIntermediateDirectories: true)
    let resolved = try #require(realpath(root + "/project", nil))
    defer { free(resolved) }
    path = String(cString: resolved)
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    let root = URL(fileURLWithPath: path).deletingLastPathComponent()
    // A test may have taken the permission away that removing needs.
    _ = try? Self.run("/bin/chmod", ["-R", "u+rwX", root.path], in: "/", environment: [:])
    try? FileManager.default.removeItem(at: root)
  }

  func absolute(_ name: String) -> String { path + "/" + name }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  /// Writes in place: links and modes stay.
  func write(_ name: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: absolute(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    if !FileManager.default.fileExists(atPath: url.path) {
      try #require(FileManager.default.createFile(atPath: url.path, contents: nil))
    }
    let file = try FileHandle(forWritingTo: url)
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: data)
    try file.close()
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: absolute(name)))
  }

  func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: absolute(name), withDestinationPath: target)
  }

  /// Every file below the folder, and what it holds; Git's own are left out.
  func contents() throws -> [String: Data] {
    var result: [String: Data] = [:]
    let names = try #require(FileManager.default.enumerator(atPath: path))
    for case let name as String in names where !name.hasPrefix(".git") {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: absolute(name), isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      result[name] = FileManager.default.contents(atPath: absolute(name)) ?? Data()
    }
    return result
  }

  // MARK: Running

  /// Beside the test bundle, where the build puts both.
  static let executable: String = {
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      return bundle.bundleURL.deletingLastPathComponent().path + "/migrate-observable"
    }
    return Bundle.main.bundleURL.path + "/migrate-observable"
  }()

  @discardableResult
  func tool(
    _ arguments: String..., in folder: String = "", environment: [String: String] = [:]
  ) throws -> CommandResult {
    try run(Self.executable, arguments, in: folder, environment: environment)
  }

  /// Where nothing is under version control; the whole folder unless the first argument is a path.
  @discardableResult
  func apply(_ arguments: String...) throws -> CommandResult {
    let paths = arguments.first.map { $0.hasPrefix("-") } ?? true ? ["."] : []
    return try run(Self.executable, ["--allow-no-vcs"] + arguments + paths)
  }

  func git(_ arguments: String...) throws {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
    let result = try run("/usr/bin/env", ["git"] + identity + arguments)
    try #require(result.status == 0, "git \(arguments): \(result.errors)")
  }

  func commitAll() throws {
    try git("init", "--quiet")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "before")
  }

  func run(
    _ executable: String, _ arguments: [String], in folder: String = "",
    environment: [String: String] = [:], input: String? = nil
  ) throws -> CommandResult {
    let name = outputs + "/" + UUID().uuidString
    return try Self.run(
      executable, arguments, in: absolute(folder), environment: environment, input: input,
      outputs: name)
  }

  /// Files take what is printed: a pipe would also be open in whatever another test starts meanwhile.
  @discardableResult
  private static func run(
    _ executable: String, _ arguments: [String], in folder: String, environment: [String: String],
    input: String? = nil, outputs: String? = nil
  ) throws -> CommandResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    if let outputs {
      for name in [outputs + ".out", outputs + ".err"] {
        _ = FileManager.default.createFile(atPath: name, contents: nil)
      }
      process.standardOutput = FileHandle(forWritingAtPath: outputs + ".out")
      process.standardError = FileHandle(forWritingAtPath: outputs + ".err")
      if let input {
        try Data(input.utf8).write(to: URL(fileURLWithPath: outputs + ".in"))
        process.standardInput = FileHandle(forReadingAtPath: outputs + ".in")
      }
    }
    try process.run()
    process.waitUntilExit()
    func read(_ suffix: String) -> String {
      outputs.flatMap { FileManager.default.contents(atPath: $0 + suffix) }
        .map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    return CommandResult(
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: read(".out"), errors: read(".err"))
  }
}

/// Sources that the tests of the command line share.
enum Sample {
  /// A type that moves.
  static func model(_ name: String) -> String {
    """
    import SwiftUI

    final class \(name): ObservableObject {
      @Published var count = 0
    }

    struct \(name)View: View {
      @ObservedObject var model: \(name)
      var body: some View { Text("\\(model.count)") }
    }

    """
  }

  /// The same, moved.
  static func moved(_ name: String) -> String {
    """
    import SwiftUI

    @Observable
    final class \(name) {
      var count = 0
    }

    struct \(name)View: View {
      let model: \(name)
      var body: some View { Text("\\(model.count)") }
    }

    """
  }

  static let blockedModel = """
    import SwiftUI

    // migrate-observable:ignore
    final class Settings: ObservableObject {
      @Published var isOn = false
    }

    """

  static let plain = "struct Point { var x = 0 }\n"
}
