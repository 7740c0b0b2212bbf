import SourceModel

/// A place that owns a model which may be migrated, with all that a strategy needs to know about it.
struct Owner {
  let site: OwnerSite
  let wrapper: WrapperSite
  let model: ProjectModel
  let options: Options
  /// All owner sites of the project.
  let sites: OwnerSites
  /// The edits of the rules that do not depend on owners.
  let besides: EditsByFile
  /// The code that these rules remove.
  let removals: Removals
  /// The choices for the owners before this one.
  var before = EarlierChoices()

  var uses: PropertyUses { model.usage.uses }
  var file: FileFacts { model.files[wrapper.file] }
  var property: DeclaredProperty { wrapper.property }
  var scope: ScopeReference { ScopeReference(file: wrapper.file, scope: property.scope) }
  var models: [TypeID] { site.models.filter(model.symbols.isMigratable) }

  /// The major version of Xcode, from the option or from the project.
  var xcode: Int? { options.xcode.major(in: model.symbols.layout) }

  /// The model's type as written, or as it could be written; nil where it is unknown.
  var writtenType: String? { wrapper.writtenType(in: model) }

  /// The code that ran before the model was created and that the model depends on. `@State` evaluates a default before
  /// that code.
  var earlierCode: EarlierCode? {
    site.isInPreview ? nil : model.initializers.earlierCode(than: site)
  }

  /// For example, `reads a file (Garden.swift:12)`.
  var reason: String? { site.heaviest?.reason }
}

/// What a strategy would do at a site.
enum Plan {
  /// The edits beyond the directStrategy of the wrapper; `deferred` are statements that leave the initializer.
  case apply([Edit], diagnostics: [Diagnostic] = [], mark: Diagnostic? = nil, deferred: [Site] = [])
  /// Why it cannot be applied.
  case decline(String)
}

extension OwnerSite.Construction {
  /// The first evidence that it is heavy; nil where there is none.
  var reason: String? { cost.evidence.first.map(\.phrase) }
}

extension Evidence {
  /// `reads a file (Garden.swift:12)`, to follow its subject.
  public var phrase: String { "\(effect) (\(site.place))" }

  /// The phrase with the code and the calls that lead to it:
  /// ``reads a file: `Data(contentsOf: url)`, through `load()` ``.
  var sentence: String {
    "\(effect): `\(code.unquoted)`"
      + (chain.isEmpty
        ? "" : ", through " + chain.map { "`\($0.unquoted)`" }.joined(separator: ", "))
  }

  private var effect: String {
    chain.isOfDeinit
      ? "makes an instance whose `deinit` \(signal.effect)" : signal.effect
  }
}

extension [String] {
  /// Whether calls lead through a `deinit`.
  var isOfDeinit: Bool { contains { $0.hasSuffix(".deinit") } }
}

extension Signal {
  /// The verb phrase at the start of the summary: `reads a file`.
  var effect: String {
    let phrase = summary.prefix { !",;.".contains($0) }
    return phrase.prefix(1).lowercased() + phrase.dropFirst()
  }
}
