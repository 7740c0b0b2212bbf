import SourceModel

/// Who owns, injects and reads each model, as the project was read.
struct Ownership {
  enum Role: String, CaseIterable {
    case owns, injects, observes, environment

    /// What the place does with the model.
    var title: String {
      switch self {
      case .owns: "owns"
      case .injects: "injects"
      case .observes: "receives it"
      case .environment: "reads from the environment"
      }
    }
  }

  /// The names of views and other types, in the order of their sites.
  private(set) var names: [TypeID: [Role: [String]]] = [:]

  init(_ model: ProjectModel) {
    for (wrapper, role) in [
      (Wrapper.stateObject, Role.owns), (.observedObject, .observes),
      (.environmentObject, .environment),
    ] {
      for site in model.wrapperSites(wrapper) {
        let host = site.host.map(model.qualifiedName) ?? model.files[site.file].path.fileName
        for type in site.type.candidates where model.isMigratable(type) { add(host, role, type) }
      }
    }
    for (number, call) in model.callsInParsedFiles(named: "environmentObject") {
      guard let argument = call.arguments.first, argument.label == nil else { continue }
      let scope = ScopeReference(file: number, scope: call.scope)
      let types = model.type(of: argument.value, at: scope).candidates
      for type in types where model.isMigratable(type) {
        add(model.nameOfType(around: call.range, inFile: number), .injects, type)
      }
    }
  }

  private mutating func add(_ name: String, _ role: Role, _ type: TypeID) {
    if names[type]?[role]?.contains(name) != true {
      names[type, default: [:]][role, default: []].append(name)
    }
  }

  func names(_ role: Role, of type: TypeID) -> [String] { names[type]?[role] ?? [] }

  /// How many places involve a model.
  func weight(of type: TypeID) -> Int { names[type]?.values.map(\.count).reduce(0, +) ?? 0 }
}

extension ProjectModel {
  /// The innermost type around a place, or the file name.
  fileprivate func nameOfType(around range: ByteRange, inFile number: Int) -> String {
    let around = files[number].types.indices.filter {
      files[number].types[$0].range.contains(range.lowerBound)
    }
    let innermost = around.max {
      files[number].types[$0].range.lowerBound < files[number].types[$1].range.lowerBound
    }
    guard let innermost else { return files[number].path.fileName }
    return type(ofDeclaration: innermost, inFile: number).map(qualifiedName)
      ?? files[number].types[innermost].name
  }
}

extension String {
  /// The text after the last slash.
  fileprivate var fileName: String {
    split(separator: "/").last.map(String.init) ?? self
  }
}
