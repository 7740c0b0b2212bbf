import SourceModel

/// One place that owns a model which may move, and all that a strategy looks at to serve it.
struct Owner {
  let site: OwnerSite
  let wrapper: WrapperSite
  let model: ProjectModel
  let uses: PropertyUses
  let options: Options
  /// All owner sites of the project.
  let sites: OwnerSites
  /// What the rules that know nothing of owners are going to change.
  let besides: EditsByFile
  /// What they remove.
  let removals: Removals
  /// What was chosen for the owners before this one.
  var before = EarlierChoices()

  var file: FileFacts { model.files[wrapper.file] }
  var property: DeclaredProperty { wrapper.property }
  var scope: ScopeReference { ScopeReference(file: wrapper.file, scope: property.scope) }
  var models: [TypeID] { site.models.filter(model.isMigratable) }

  /// The major version of Xcode, as asked for or as the project says.
  var xcode: Int? {
    if case .major(let major) = options.xcode { return major }
    return model.layout.xcode?.major
  }

  /// The model's type as it is written, or as it could be; nil where it is not known.
  var writtenType: String? { wrapper.writtenType(in: model) }

  /// `Garden.init: file-read, Data(contentsOf: url)`
  var reason: String? { site.heaviest?.reason }
}

/// What a strategy would do at a site.
enum Plan {
  /// Beyond the translation of the wrapper, these edits; `putOff` are statements that leave the initializer.
  case apply([Edit], cautions: [CautionNote] = [], mark: String? = nil, putOff: [Site] = [])
  /// It cannot be applied, and this is why.
  case decline(String)
}

extension OwnerSite.Construction {
  /// The strongest reason to call it heavy, with the chain that leads there.
  var reason: String? { cost.evidence.first.map(\.sentence) }
}

extension Evidence {
  /// file-read, `Data(contentsOf: url)`, through `Garden.init`, `loadDraft()`
  var sentence: String { "\(signal.name), `\(code.unquoted)`" + chain.through }
}

extension [String] {
  /// The calls that lead to a place: `, through A.init, load()`, each as code.
  var through: String {
    isEmpty ? "" : ", through " + map { "`\($0.unquoted)`" }.joined(separator: ", ")
  }
}

extension String {
  /// Code that can stand between backticks.
  var unquoted: String { replacing("`", with: "") }
}
