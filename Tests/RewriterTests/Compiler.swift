import Foundation

@testable import Rewriter

/// The Swift compiler of the toolchain that runs the tests.
enum Compiler {
  /// nil where there is none.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Why the compiler cannot be asked about code for SwiftUI here; nil where it can.
  static let absence: String? = {
    #if canImport(SwiftUI)
      return "SwiftUI itself is here, and the stand-ins would be in its way"
    #else
      return path == nil ? "there is no swiftc" : nil
    #endif
  }()

  static let version: String = {
    guard let path else { return "" }
    return (try? Program.runBlocking(path, ["--version"], timeout: 60).output) ?? ""
  }()
}

/// Other programs, two at a time.
enum Program {
  struct Result: Sendable {
    let status: Int32
    let isStoppedBySignal: Bool
    let output: String
  }

  enum Streams { case both, output }

  private static let gate = Gate(places: 2)

  static func run(
    _ path: String, _ arguments: [String], _ streams: Streams = .both, timeout: Double = 120
  ) async throws -> Result {
    await gate.enter()
    do {
      let result = try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(
            with: Swift.Result { try runBlocking(path, arguments, streams, timeout: timeout) })
        }
      }
      await gate.leave()
      return result
    } catch {
      await gate.leave()
      throw error
    }
  }

  static func runBlocking(
    _ path: String, _ arguments: [String], _ streams: Streams = .both, timeout: Double
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    // Sets and dictionaries print in the same order each time.
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    process.environment = environment
    // A file takes any amount of output, where a pipe would fill up.
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("output-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = streams == .both ? handle : FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + timeout, execute: limit)
    process.waitUntilExit()
    limit.cancel()
    try handle.close()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    return Result(
      status: process.terminationStatus,
      isStoppedBySignal: process.terminationReason == .uncaughtSignal, output: text)
  }
}

/// Lets only so many in at once.
private actor Gate {
  private var places: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(places: Int) { self.places = places }

  func enter() async {
    if places > 0 {
      places -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    if waiting.isEmpty { places += 1 } else { waiting.removeFirst().resume() }
  }
}
