import SourceModel

/// Who owns, injects and reads each model, as the project was read.
struct Ownership: Sendable {
  enum Role: String, CaseIterable {
    case owns, injects, creates, observes, environment

    /// What the place does with the model.
    var title: String {
      switch self {
      case .owns: "owns it"
      case .injects: "injects it"
      case .creates: "creates it"
      case .observes: "receives it"
      case .environment: "reads it from the environment"
      }
    }
  }

  /// The names of views and other types, in the order of their sites; without previews.
  private var names: [TypeID: [Role: [String]]] = [:]
  /// The names of the previews, and of types in test folders.
  private var previews: [TypeID: [String]] = [:]
  private var views: [TypeID: [(view: TypeID, property: String)]] = [:]

  init(_ model: ProjectModel) {
    let shown = DistinctNames(model, model.symbols.migratableTypes)
    for (wrapper, role) in [
      (Wrapper.stateObject, Role.owns), (.observedObject, .observes),
      (.environmentObject, .environment),
    ] {
      for site in model.objects.wrapperSites(wrapper) {
        let host = site.host.map(shown.name) ?? model.files[site.file].path.fileName
        let isPreview = site.host.map(model.symbols.isInPreview) ?? false
        for type in site.type.candidates where model.symbols.isMigratable(type) {
          add(host, role, type, isPreview: isPreview)
          if let host = site.host, !isPreview {
            views[type, default: []].append((host, site.property.name))
          }
        }
      }
    }
    for (number, call) in model.symbols.callsInParsedFiles(named: "environmentObject") {
      guard let argument = call.arguments.first, argument.label == nil else { continue }
      let scope = ScopeReference(file: number, scope: call.scope)
      let types = model.inference.type(of: argument.value, at: scope).candidates
      let host = model.innermostType(around: call.range, inFile: number)
      let name = host.map(shown.name) ?? model.files[number].path.fileName
      for type in types where model.symbols.isMigratable(type) {
        add(name, .injects, type, isPreview: model.symbols.isInPreview(scope))
      }
    }
    for type in model.symbols.migratableTypes {
      for call in model.graph.constructionCalls(of: type) where call.isCertain {
        guard let host = model.innermostType(around: call.call.range, inFile: call.file) else {
          continue
        }
        let name = host == type ? "itself" : shown.name(host)
        guard ![.owns, .injects].contains(where: { names($0, of: type).contains(name) }) else {
          continue
        }
        add(name, .creates, type, isPreview: model.symbols.isInPreview(call.scope))
      }
    }
  }

  private mutating func add(_ name: String, _ role: Role, _ type: TypeID, isPreview: Bool) {
    if isPreview {
      if previews[type]?.contains(name) != true { previews[type, default: []].append(name) }
    } else if names[type]?[role]?.contains(name) != true {
      names[type, default: [:]][role, default: []].append(name)
    }
  }

  func names(_ role: Role, of type: TypeID) -> [String] { names[type]?[role] ?? [] }

  func previews(of type: TypeID) -> [String] { previews[type] ?? [] }

  /// The types that have a property for the model, and its name.
  func views(of type: TypeID) -> [(view: TypeID, property: String)] { views[type] ?? [] }
}

/// The names of types, with the module where several modules have a type of that name.
struct DistinctNames: Sendable {
  private let model: ProjectModel
  /// How many of the observable types have each name, and how many of all types.
  private let observable: [String: Int]
  private let all: [String: Int]
  private let listed: Set<TypeID>

  init(_ model: ProjectModel, _ observable: [TypeID]) {
    self.model = model
    listed = Set(observable)
    func counts(_ types: some Sequence<TypeID>) -> [String: Int] {
      Dictionary(types.map { (model.symbols.qualifiedName($0), 1) }, uniquingKeysWith: +)
    }
    self.observable = counts(observable)
    all = counts(model.symbols.types.lazy.filter { $0.parent == nil }.map(\.id))
  }

  func name(_ type: TypeID) -> String {
    let name = model.symbols.qualifiedName(type)
    guard (listed.contains(type) ? observable : all)[name, default: 0] > 1 else { return name }
    return "\(model.place(of: type)).\(name)"
  }
}

extension ProjectModel {
  /// The innermost type around a place.
  func innermostType(around site: Site) -> TypeID? {
    guard site.line > 0, let number = symbols.file(site.path) else { return nil }
    return innermostType(around: site.range, inFile: number)
  }

  /// The same for a place in a file.
  func innermostType(around range: ByteRange, inFile number: Int) -> TypeID? {
    let around = files[number].types.indices.filter {
      files[number].types[$0].range.contains(range.lowerBound)
    }
    let innermost = around.max {
      files[number].types[$0].range.lowerBound < files[number].types[$1].range.lowerBound
    }
    return innermost.flatMap { symbols.type(ofDeclaration: $0, inFile: number) }
  }

  /// The module of a type, or the first folders of its path where no manifest says so.
  func place(of id: TypeID) -> String { place(ofFile: files[self[id].primary.file].path) }

  func place(ofFile path: String) -> String {
    if let number = symbols.file(path), let module = symbols.moduleName(ofFile: number) {
      return module
    }
    let folders = path.split(separator: "/").dropLast().prefix(2)
    return folders.isEmpty ? "Project" : folders.joined(separator: "/")
  }
}

extension String {
  /// The text after the last slash.
  fileprivate var fileName: String {
    split(separator: "/").last.map(String.init) ?? self
  }
}
