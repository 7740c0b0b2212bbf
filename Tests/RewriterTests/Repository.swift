import Foundation
import SwiftSyntax

@testable import SourceModel

/// Where the tests find what lies in the repository.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let snapshots = root.appendingPathComponent("Snapshots")
  static let sources = root.appendingPathComponent("Sources")
  static let tests = root.appendingPathComponent("Tests")
  static let standIns = tests.appendingPathComponent("RewriterTests/Stubs")
  /// What one run leaves for the next.
  static let cache = root.appendingPathComponent(".build/snapshot-cache")

  /// The files below a folder, by their paths relative to it, in the order of the paths.
  static func files(below folder: URL) -> [(path: String, url: URL)] {
    let root = folder.standardizedFileURL.path
    guard let walk = FileManager.default.enumerator(atPath: root) else { return [] }
    return walk.compactMap { $0 as? String }
      .filter { path in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
        return !isFolder.boolValue
      }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { ($0, folder.appendingPathComponent($0)) }
  }

  private static let trees = Answers<URL, Result<SourceFileSyntax, any Error>>()

  /// The syntax tree of a Swift file. Several tests read all sources.
  static func tree(of url: URL) throws -> SourceFileSyntax {
    try trees.answer(to: url) {
      Result {
        ParsedFile(SourceFile(path: url.path, bytes: Array(try Data(contentsOf: url)))).tree
      }
    }.get()
  }

  static func contents(of folder: URL) -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for (path, url) in files(below: folder) {
      result[path] = (try? Data(contentsOf: url)).map { Array($0) }
    }
    return result
  }

  static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }.filter { url in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        && isFolder.boolValue && !url.lastPathComponent.hasPrefix(".")
    }
  }

  /// Writes a file, unless it is as wanted already. True if it was not.
  @discardableResult
  static func write(_ bytes: [UInt8], to url: URL) throws -> Bool {
    if let old = try? Data(contentsOf: url), Array(old) == bytes { return false }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return true
  }
}
