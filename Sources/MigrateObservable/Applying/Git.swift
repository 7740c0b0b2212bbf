import Foundation

/// Git, run in one folder.
struct Git: Sendable {
  let folder: String
  /// Where the index is that commands work on; nil is the repository's own.
  var index: String?

  struct Trouble: Error, Sendable {
    /// What Git says.
    let lines: [String]
  }

  /// - Parameter input: what the command reads from standard input.
  /// - Returns: What it prints on standard output.
  @discardableResult
  func run(_ arguments: [String], input: [UInt8]? = nil) throws(Trouble) -> Data {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A repository's settings can name programs to run; this one Git would run for the status.
    git.arguments = ["git", "-c", "core.fsmonitor=false", "-C", folder] + arguments
    git.environment = environment
    let output = Pipe()
    git.standardOutput = output
    do {
      // Files, so that neither side waits for the other.
      let messages = try Scratch()
      git.standardError = messages.file
      let words = try input.map(Scratch.init)
      git.standardInput = words?.file ?? FileHandle.nullDevice
      try git.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      git.waitUntilExit()
      guard git.terminationStatus == 0 else { throw Trouble(lines: messages.lines) }
      return data
    } catch let trouble as Trouble {
      throw trouble
    } catch {
      throw Trouble(lines: ["Git cannot be run"])
    }
  }

  /// The same, without the line break at the end.
  func line(_ arguments: [String], input: [UInt8]? = nil) throws(Trouble) -> String {
    let text = String(decoding: try run(arguments, input: input), as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// In a hook these variables name the repository that the hook is about.
  private var environment: [String: String] {
    var result = ProcessInfo.processInfo.environment.filter { name, _ in
      !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_PREFIX"].contains(name)
    }
    if let index { result["GIT_INDEX_FILE"] = index }
    return result
  }

  /// A file without a name.
  private struct Scratch {
    let file: FileHandle

    init(_ bytes: [UInt8] = []) throws {
      var template = Array((NSTemporaryDirectory() + "/migrate-observable.XXXXXX").utf8CString)
      let descriptor = mkstemp(&template)
      guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
      unlink(template)
      file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try file.write(contentsOf: Data(bytes))
      try file.seek(toOffset: 0)
    }

    var lines: [String] {
      try? file.seek(toOffset: 0)
      let data = (try? file.readToEnd()) ?? nil
      return String(decoding: data ?? Data(), as: UTF8.self)
        .split(whereSeparator: \.isNewline).map(String.init)
    }
  }
}
