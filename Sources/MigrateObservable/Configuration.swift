import Rewriter

/// The settings in a project's `.migrate-observable.json`.
struct Configuration: Sendable, Hashable {
  static let fileName = ".migrate-observable.json"

  /// The path of the file, as messages show it.
  let path: String
  var settings: [Setting: String] = [:]
  var strategies: [String: String] = [:]
  var only: [String] = []
  var except: [String] = []
  var exclude: [String] = []

  /// All keys, with what they mean.
  static let keys: [(name: String, meaning: String)] = [
    ("xcode", "A number or `\"auto\"`, as `--xcode`."),
    ("heavy", "A string, as `--heavy`."),
    ("strategies", "An object of strings: the strategy of each model type, as `--strategy`."),
    ("combine", "A string, as `--combine`."),
    ("unpublished", "A string, as `--unpublished`."),
    ("only", "A list of type names, as `--only`."),
    ("except", "A list of type names, as `--except`."),
    ("exclude", "A list of patterns, as `--exclude`."),
    ("deploymentTarget", "A string, as `--deployment-target`."),
    ("assumeFloor", "A string, as `--assume-floor`."),
  ]

  /// Reads the file at the project's root; without one, all settings are empty.
  init(of project: ProjectFolder) throws(Failure) {
    let shown = project.shown(Self.fileName)
    path = shown
    let bytes: [UInt8]
    do {
      bytes = try readFile(project.absolute(Self.fileName)).bytes
    } catch {
      if error.code == ENOENT { return }
      throw Failure(.usage, "\(shown): error: the file cannot be read: \(error.reason)")
    }
    guard let values = JSONDocument(bytes)?.members else {
      throw Failure(.usage, "\(shown): error: the file is not a JSON object")
    }

    let known = Self.keys.map(\.name)
    for key in values.keys.sorted() where !known.contains(key) {
      let advice =
        nearestName(to: key, among: known).map { "did you mean `\($0)`?" }
        ?? "known keys are " + known.sorted().joined(separator: ", ")
      throw Failure(.usage, "\(shown): error: unknown key `\(key)`; \(advice)")
    }
    func value<Value>(
      _ key: String, _ kind: String, _ form: (JSONDocument) -> Value?
    ) throws(Failure) -> Value? {
      guard let value = values[key] else { return nil }
      if let value = form(value) { return value }
      throw Failure(.usage, "\(shown): error: `\(key)` must be \(kind)")
    }
    for setting in Setting.allCases {
      if setting == .xcode, case .integer(let number) = values["xcode"] {
        settings[setting] = String(number)
      } else {
        let kind = setting == .xcode ? "a number or \"auto\"" : "a string"
        settings[setting] = try value(setting.rawValue, kind, \.text)
      }
    }
    strategies = try value("strategies", "an object of strings", \.textMembers) ?? [:]
    only = try value("only", "a list of strings", \.texts) ?? []
    except = try value("except", "a list of strings", \.texts) ?? []
    exclude = try value("exclude", "a list of strings", \.texts) ?? []
  }

  /// Adds answers to the file, or creates it; other settings stay.
  static func add(
    _ answers: Answers, in project: ProjectFolder, disk: FileSystem = .disk
  ) throws(Failure) {
    let path = project.absolute(fileName)
    let old = try? readFile(path).bytes
    var values = old.flatMap(JSONDocument.init)?.members ?? [:]
    if !answers.except.isEmpty {
      let except = Set(values["except"]?.texts ?? []).union(answers.except)
      values["except"] = .array(except.sorted().map(JSONDocument.string))
    }
    if !answers.strategies.isEmpty {
      let strategies = values["strategies"]?.textMembers ?? [:]
      let all = strategies.merging(answers.strategies.mapValues(\.rawValue)) { $1 }
      values["strategies"] = .object(all.mapValues(JSONDocument.string))
    }
    do {
      let text = try JSONDocument.object(values).written()
      try disk.replaceFile(path, with: text)
    } catch {
      let reason = (error as? SystemError)?.reason ?? "\(error)"
      throw Failure(
        .unwritable, "\(project.shown(fileName)): error: the file cannot be written: \(reason)")
    }
  }
}
