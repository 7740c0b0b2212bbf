import Foundation
import Testing

/// The tool on a terminal of its own.
final class Dialogue {
  private let process = Process()
  private let screen: FileHandle
  private let keyboard: FileHandle
  private var shown: [UInt8] = []

  convenience init(_ folder: ScratchFolder, _ arguments: String...) throws {
    try self.init(folder, arguments, environment: [:])
  }

  init(_ folder: ScratchFolder, _ arguments: [String], environment: [String: String]) throws {
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    try #require(openpty(&ours, &theirs, nil, nil, nil) == 0)
    screen = FileHandle(fileDescriptor: ours, closeOnDealloc: true)
    keyboard = FileHandle(fileDescriptor: theirs, closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: ScratchFolder.executable)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = keyboard
    process.standardError = keyboard
    process.standardOutput = keyboard
    try process.run()
  }

  /// How the terminal treats what is typed and shown.
  var mode: [UInt8] {
    var mode = termios()
    tcgetattr(keyboard.fileDescriptor, &mode)
    return withUnsafeBytes(of: mode) { Array($0) }
  }

  var status: Int32 {
    process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// - Returns: What was shown until the tool ended.
  func finish(typing text: String) -> String {
    try? screen.write(contentsOf: Data(text.utf8))
    return end()
  }

  /// Interrupts the tool when it has shown a text.
  func interrupt(after text: String) -> String {
    let wanted = Array(text.utf8)
    while process.isRunning, !shown.ends(with: wanted) { readMore() }
    process.interrupt()
    return end()
  }

  private func end() -> String {
    while process.isRunning { readMore() }
    process.waitUntilExit()
    while readMore() {}
    return String(decoding: shown, as: UTF8.self)
  }

  @discardableResult
  private func readMore() -> Bool {
    var poll = pollfd(fd: screen.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard Foundation.poll(&poll, 1, 50) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(screen.fileDescriptor, &bytes, bytes.count)
    shown += bytes.prefix(max(count, 0))
    return count > 0
  }
}

extension [UInt8] {
  fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
