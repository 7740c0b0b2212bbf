import Foundation
import Rewriter

/// What a project's `.migrate-observable.json` says.
struct Configuration: Sendable, Hashable {
  static let fileName = ".migrate-observable.json"

  var xcode: String?
  var heavy: String?
  var strategies: [String: String] = [:]
  var combine: String?
  var only: [String] = []
  var except: [String] = []
  var exclude: [String] = []
  var deploymentTarget: String?

  private static let keys = [
    "xcode", "heavy", "strategies", "combine", "only", "except", "exclude", "deploymentTarget",
  ]

  /// Reads the file at a project's root; where there is none, nothing is configured.
  init(of project: ProjectFolder) throws(Failure) {
    let shown = project.shown(Self.fileName)
    let bytes: [UInt8]
    do {
      bytes = try readFile(project.absolute(Self.fileName)).bytes
    } catch {
      if error.code == ENOENT { return }
      throw Failure(.usage, "\(shown): error: cannot be read: \(error.reason)")
    }
    guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)),
      let values = object as? [String: Any]
    else { throw Failure(.usage, "\(shown): error: is not a JSON object") }

    for key in values.keys.sorted() where !Self.keys.contains(key) {
      let nearest =
        nearestName(to: key, among: Self.keys) ?? Self.keys.sorted().joined(separator: ", ")
      throw Failure(.usage, "\(shown): error: unknown key `\(key)`; did you mean `\(nearest)`?")
    }
    func value<Value>(_ key: String, _ kind: String, _: Value.Type) throws(Failure) -> Value? {
      guard let value = values[key] else { return nil }
      if let value = value as? Value { return value }
      throw Failure(.usage, "\(shown): error: `\(key)` must be \(kind)")
    }
    if let number = values["xcode"] as? Int, !(values["xcode"] is Bool) {
      xcode = String(number)
    } else {
      xcode = try value("xcode", "a number or \"auto\"", String.self)
    }
    heavy = try value("heavy", "a string", String.self)
    strategies = try value("strategies", "an object of strings", [String: String].self) ?? [:]
    combine = try value("combine", "a string", String.self)
    only = try value("only", "a list of strings", [String].self) ?? []
    except = try value("except", "a list of strings", [String].self) ?? []
    exclude = try value("exclude", "a list of strings", [String].self) ?? []
    deploymentTarget = try value("deploymentTarget", "a string", String.self)
  }

  /// Adds answers to the file, or makes it; what else it says stays.
  static func add(
    _ answers: Answers, in project: ProjectFolder, disk: FileSystem = .disk
  ) throws(Failure) {
    let path = project.absolute(fileName)
    let old = try? readFile(path).bytes
    let object = old.flatMap { try? JSONSerialization.jsonObject(with: Data($0)) }
    var values = object as? [String: Any] ?? [:]
    if !answers.except.isEmpty {
      let except = values["except"] as? [String] ?? []
      values["except"] = Set(except).union(answers.except).sorted()
    }
    if !answers.strategies.isEmpty {
      let strategies = values["strategies"] as? [String: String] ?? [:]
      values["strategies"] = strategies.merging(answers.strategies.mapValues(\.rawValue)) { $1 }
    }
    do {
      let data = try JSONSerialization.data(
        withJSONObject: values, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      let temporary = path + ".tmp"
      try disk.createFile(
        temporary, holding: Array(data) + [0x0A], like: try? FileStatus(of: path), mode: 0o644)
      try disk.rename(temporary, path)
    } catch {
      let reason = (error as? SystemError)?.reason ?? "\(error)"
      throw Failure(.unwritable, "\(project.shown(fileName)): error: cannot be written: \(reason)")
    }
  }
}
