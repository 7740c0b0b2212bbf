import Foundation

@testable import Rewriter

/// The compiled stand-ins for SwiftUI and the modules around it.
actor StandIns {
  /// How `@State` is declared.
  enum Variant: String, CaseIterable, Sendable {
    /// As a property wrapper, up to Xcode 26.
    case wrapper
    /// As a macro, from Xcode 27 on.
    case macro
  }

  static let shared = StandIns()

  /// Changes whenever the stand-ins or the compiler do.
  static let key: String = {
    var text = Compiler.version
    for (path, url) in Repository.files(below: Repository.standIns) {
      text += "\n\(path)\n" + ((try? String(contentsOf: url, encoding: .utf8)) ?? "")
    }
    return String(sha256(Array(text.utf8)).prefix(16))
  }()

  private var builds: [Variant: Task<Void, any Error>] = [:]

  static func folder(_ variant: Variant) -> URL {
    Repository.cache.appendingPathComponent("stand-ins-\(key)-\(variant.rawValue)")
  }

  /// What the compiler needs to find the stand-ins, once they are built.
  func arguments(_ variant: Variant) async throws -> [String] {
    let build = builds[variant] ?? Task { try await Self.build(variant) }
    builds[variant] = build
    try await build.value
    return Self.arguments(in: Self.folder(variant))
  }

  /// In an order in which each comes after those that it imports: first SwiftUI and what it needs,
  /// then the libraries that cases use.
  static let modules: [String] = {
    let platform = ["Combine", "UIKit", "AppKit", "CoreData", "SwiftUI"]
    let all = Repository.folders(in: Repository.standIns).map(\.lastPathComponent)
    return platform + all.filter { $0 != "Macros" && !platform.contains($0) }
  }()

  static func linkArguments(_ variant: Variant) -> [String] {
    let folder = folder(variant).path
    return ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder] + modules.map { "-l\($0)" }
  }

  private static func arguments(in folder: URL) -> [String] {
    [
      "-I", folder.path,
      "-load-plugin-executable", "\(folder.path)/StandInMacros#StandInMacros",
      // Foundation brings this with it on Apple's systems.
      "-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking",
    ]
  }

  private static func build(_ variant: Variant) async throws {
    let folder = folder(variant)
    if FileManager.default.fileExists(atPath: folder.path) { return }
    removeStale()
    // Built beside its place, so that a build that was broken off is not taken for a whole one.
    let work = Repository.cache.appendingPathComponent("building-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    try await compile(
      "Macros", ["-O", "-module-name", "StandInMacros", "-o", "\(work.path)/StandInMacros"])
    for (index, module) in modules.enumerated() {
      var options = [
        "-emit-library", "-emit-module", "-module-name", module,
        "-emit-module-path", "\(work.path)/\(module).swiftmodule",
        "-o", "\(work.path)/lib\(module).so", "-I", work.path, "-L", work.path,
        "-Xlinker", "-soname", "-Xlinker", "lib\(module).so",
        "-load-plugin-executable", "\(work.path)/StandInMacros#StandInMacros",
      ]
      options += modules.prefix(index).map { "-l\($0)" }
      if variant == .macro { options += ["-D", "STATE_MACRO"] }
      try await compile(module, options)
    }
    try? FileManager.default.moveItem(at: work, to: folder)
  }

  private static func compile(_ folder: String, _ options: [String]) async throws {
    let sources = Repository.files(below: Repository.standIns.appendingPathComponent(folder))
      .map(\.url.path).filter { $0.hasSuffix(".swift") }
    let result = try await Program.run(
      Compiler.path ?? "swiftc", ["-swift-version", "5"] + options + sources, timeout: 600)
    if result.status != 0 { throw CompilerFailure(message: result.output) }
  }

  private static func removeStale() {
    for folder in Repository.folders(in: Repository.cache)
    where folder.lastPathComponent.hasPrefix("stand-ins-")
      && !folder.lastPathComponent.hasPrefix("stand-ins-\(key)")
    {
      try? FileManager.default.removeItem(at: folder)
    }
  }
}

struct CompilerFailure: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
