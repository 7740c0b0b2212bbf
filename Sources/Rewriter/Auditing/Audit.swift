import SourceModel

/// Findings about owners and collections in code that already uses `@Observable`.
public struct Audit: Sendable {
  public let model: ProjectModel
  /// In the order of their sites.
  public let findings: [Finding]
  /// The files that could not be parsed completely, in the order of their paths, and those that are left out.
  public let fileDiagnostics: [PlacedDiagnostic]

  public var warnings: [Finding] { findings.filter { $0.kind.severity == .warning } }
  public var notes: [Finding] { findings.filter { $0.kind.severity == .note } }

  /// One place, what is wrong with it, and what to do.
  public struct Finding: Sendable {
    public let kind: FindingKind
    public let site: Site
    /// The code that the finding is about, on one line.
    public let code: String
    /// The view and its property: `Screen.model`.
    public let owner: String
    /// The qualified name of the model or the element.
    public let type: String
    /// Where the model is created; nil for a collection.
    public let creation: OwnerSite.Kind?
    public let message: String
    /// The strongest evidence that the model is heavy, with the calls that lead to it.
    public var reason: String? {
      guard let cost, cost.weight == .heavy else { return nil }
      return cost.evidence.first?.phrase
    }
    /// One line that says what is wrong, and why.
    public var summary: String {
      (reason.map { "\(message); it \($0)" } ?? message)
        + (generated == nil ? "" : "; the reports contain a store to copy")
    }
    public var instead: String
    public let cost: InitializerCost?
    /// Related places, each with a sentence.
    public var related: [(site: Site, message: String)] = []
    /// The evidence that the model is heavy, and the related places.
    var places: [RelatedPlace] {
      let evidence = cost?.weight == .heavy ? cost?.evidence ?? [] : []
      return evidence.prefix(5).map { RelatedPlace(site: $0.site, message: $0.sentence) }
        + related.map { RelatedPlace(site: $0.site, message: $0.message) }
    }
    /// Code to copy into the file that declares the type.
    public var generated: String?
  }
}

/// Finds problems of ownership and initializers in code that is already migrated; changes nothing.
/// - Parameter jobs: how many files are parsed at once.
public func audit(_ project: Project, options: Options = Options(), jobs: Int = 1) -> Audit {
  let model = Reading(project, jobs: jobs, extent: .all).model()
  let findings =
    model.initializers.ownerSites().flatMap { model.findings(at: $0, options) }
    + model.tracking.valueLists().map(model.finding) + model.readinessFindings()
  return Audit(
    model: model, findings: model.chosen(findings, options),
    fileDiagnostics: model.files.filter(\.isInEditingScope).compactMap(\.auditDiagnostic)
      + model.uncompiledDiagnostics)
}

extension ProjectModel {
  /// The heavy models that are re-created in code that already uses `@Observable`.
  func heavyFindings(of owners: [OwnerSite], _ options: Options) -> [Audit.Finding] {
    let heavy = owners.filter { $0.weight == .heavy }.flatMap { findings(at: $0, options) }
    return chosen(
      heavy.filter { $0.kind.severity == .warning && $0.cost?.weight == .heavy }, options)
  }

  /// The findings that the options select, in the order of their sites.
  fileprivate func chosen(_ findings: [Audit.Finding], _ options: Options) -> [Audit.Finding] {
    let chosen = findings.filter { finding in
      guard let number = symbols.file(finding.site.path), files[number].isInEditingScope else {
        return false
      }
      let names = [finding.type, String(finding.type.split(separator: ".").last ?? "")]
      return (options.only.isEmpty || names.contains(where: options.only.contains))
        && !names.contains(where: options.except.contains)
    }
    return chosen.enumerated().sorted {
      ($0.element.site, $0.offset) < ($1.element.site, $1.offset)
    }.map(\.element)
  }
}

extension FileFacts {
  /// The findings lack whatever the parser could not read.
  fileprivate var auditDiagnostic: PlacedDiagnostic? {
    guard isUTF8 else { return nil }
    return syntaxError.map { PlacedDiagnostic(.unparsedFile, at: site($0..<$0)) }
  }
}

extension ProjectModel {
  /// The findings about one owner.
  fileprivate func findings(at owner: OwnerSite, _ options: Options) -> [Audit.Finding] {
    guard !owner.models.isEmpty, owner.models.allSatisfy(symbols.isObservable), !owner.isInPreview
    else { return [] }
    if owner.holder == .stateObject {
      return owner.constructions.prefix(1).map { finding(.remainingStateObject, owner, $0) }
    }
    guard !owner.isMadeOnce, owner.kind == .unowned || owner.holder == .state else { return [] }
    if owner.kind == .inlineDefault, let major = options.xcode.major(in: symbols.layout),
      major >= 27
    {
      return []
    }
    var findings: [Audit.Finding] = []
    for construction in owner.constructions {
      let isHeavy = construction.cost.weight == .heavy
      // Returning an existing object matters only if finding it is expensive.
      guard construction.isNew || isHeavy else { continue }
      let kind: FindingKind
      switch owner.kind {
      // An object that never changes has no state to lose.
      case .unowned where !isHeavy && owner.models.allSatisfy(isConstant): continue
      case .unowned where initializers.isCreatedFromInput(owner): kind = .modelOfInput
      case .unowned: kind = .discardedModel
      case .inlineDefault where !isHeavy: continue
      default: kind = isHeavy ? .repeatedHeavyInitializer : .repeatedLightInitializer
      }
      // All places that create a cheap model share one finding.
      if kind == .repeatedLightInitializer,
        let index = findings.firstIndex(where: { $0.kind == kind })
      {
        findings[index].related.append((construction.site, "It is created here too."))
      } else {
        findings.append(finding(kind, owner, construction))
      }
    }
    return findings
  }

  /// Whether objects of the class never change, because it stores only constants.
  private func isConstant(_ id: TypeID) -> Bool {
    symbols.lineage(of: id).filter { self[$0].kind == .class }.allSatisfy { type in
      symbols.properties(of: type).allSatisfy {
        self[$0].isStatic || !self[$0].isStored || self[$0].isLet
      }
    }
  }

  private func finding(
    _ kind: FindingKind, _ owner: OwnerSite, _ construction: OwnerSite.Construction
  ) -> Audit.Finding {
    let host = symbols.qualifiedName(owner.host)
    let type = owner.models.map(symbols.qualifiedName).joined(separator: " or ")
    let message =
      switch kind {
      case .repeatedHeavyInitializer: "`\(construction.code)` runs each time `\(host)` is created"
      case .repeatedLightInitializer:
        "`\(construction.code)` runs each time `\(host)` is created; only the first object is kept"
      case .discardedModel:
        "`\(construction.code)` is re-created each time `\(host)` is, and its state is lost"
      case .remainingStateObject:
        "`@StateObject` still owns `\(type)` in `\(host)`, so the class stays an `ObservableObject`"
      case .modelOfInput:
        "`\(construction.code)` is re-created each time `\(host)` is, and its state is lost"
      default: ""
      }
    var finding = Audit.Finding(
      kind: kind, site: construction.site, code: construction.code,
      owner: "\(host).\(self[owner.property].name)", type: type, creation: owner.kind,
      message: message, instead: kind.instead(owner, self[owner.property], type),
      cost: construction.cost)
    if owner.site.range != construction.site.range || owner.site.path != construction.site.path,
      owner.kind == .callSite || owner.kind == .initializer
    {
      finding.related.append((owner.site, "It is owned here."))
    }
    return finding
  }
}

extension PlacedDiagnostic {
  /// - Parameter severity: replaces that of the kind; a migration does not judge code that it does not change.
  public init(_ finding: Audit.Finding, severity: Severity? = nil) {
    name = finding.kind.rawValue
    self.severity = severity ?? finding.kind.severity
    site = finding.site
    message = finding.summary
    instead = finding.instead.isEmpty ? nil : finding.instead
    type = finding.type
    fact = message
    related = finding.places
  }
}
