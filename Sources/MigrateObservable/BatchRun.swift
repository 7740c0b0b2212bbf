#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The same run in many projects, each in a process of its own: what one does to itself does not affect the others.
struct BatchRun {
  /// The folders as the user wrote them.
  private let folders: [String]
  private let arguments: [String]
  private let terminal: Terminal

  init(_ command: MigrateObservableCommand, terminal: Terminal) throws(Failure) {
    self.terminal = terminal
    var folders = command.project
    if let list = command.batch {
      do {
        folders += String(decoding: try readFile(list).bytes, as: UTF8.self)
          .split(whereSeparator: \.isNewline).map { String($0).trimmingSpaces }
          .filter { !$0.isEmpty && !$0.hasPrefix("#") }
      } catch {
        throw Failure(.missingInput, "\(list): error: the file cannot be read: \(error.reason)")
      }
    }
    self.folders = folders
    arguments = Self.withoutProjects(Array(CommandLine.arguments.dropFirst()))
  }

  /// Prints one line for each project.
  /// - Returns: The highest exit code.
  func perform() throws(Failure) -> Int32 {
    let signals = BlockedSignals()
    defer { signals.release() }
    var highest: Int32 = 0
    for (index, folder) in folders.enumerated() {
      terminal.showProgress("\(index + 1) of \(folders.count): \(folder)")
      let result = try run(in: folder)
      if BlockedSignals.isStopped { throw Failure(.unwritable, "error: interrupted") }
      terminal.clearProgress()
      terminal.printResult(result.line)
      highest = max(highest, result.status)
    }
    return highest
  }

  private struct Outcome {
    let status: Int32
    let line: String

    init(_ folder: String, _ status: Int32, summary: JSONDocument? = nil, errors: [String]) {
      self.status = status
      var members: [String: JSONDocument] = [
        "project": .string(folder), "exitCode": .integer(Int(status)),
      ]
      members["summary"] = summary
      if !errors.isEmpty { members["errors"] = .array(errors.map(JSONDocument.string)) }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = try? encoder.encode(JSONDocument.object(members))
      line = data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
  }

  private func run(in folder: String) throws(Failure) -> Outcome {
    guard (try? FileStatus(of: folder))?.kind == .folder else {
      return Outcome(
        folder, ExitStatus.missingInput.rawValue,
        errors: ["\(folder): error: the path is not a folder"])
    }
    do throws(SystemError) {
      let output = try UnnamedFile()
      let messages = try UnnamedFile()
      let name = CommandLine.arguments[0]
      let tool = name.contains("/") ? try resolvePath(name) : name
      let child = try ChildProcess(
        ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder, tool]
          + ["--project", ".", "--format", "json"] + arguments,
        output: output.descriptor, messages: messages.descriptor)
      let status = Self.wait(for: child)
      let summary = JSONDocument(try output.bytes())?.members?["summary"]
      let errors = String(decoding: try messages.bytes(), as: UTF8.self)
        .split(whereSeparator: \.isNewline).filter { $0.contains("error: ") }
        .prefix(10).map(String.init)
      return Outcome(folder, status, summary: summary, errors: errors)
    } catch {
      throw Failure(.unwritable, "error: a run cannot be started: \(error.reason)")
    }
  }

  /// Passes on the signal that asks the tool to end, and waits until the process has restored its files.
  private static func wait(for child: ChildProcess) -> Int32 {
    var isAsked = false
    while true {
      if let status = child.statusIfEnded() { return status }
      if BlockedSignals.isStopped, !isAsked {
        child.signalGroup(SIGTERM)
        isAsked = true
      }
      poll(nil, 0, 10)
    }
  }

  /// The arguments without `--project` and `--batch`, which the process of each project does not get.
  static func withoutProjects(_ arguments: [String]) -> [String] {
    let options = ["--project", "--batch"]
    var result: [String] = []
    var isValue = false
    for argument in arguments {
      if isValue {
        isValue = false
      } else if options.contains(argument) {
        isValue = true
      } else if !options.contains(where: { argument.hasPrefix($0 + "=") }) {
        result.append(argument)
      }
    }
    return result
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(
      start.prefix(
        upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex))
  }
}
