import SourceModel

/// What is wrong with owners and collections in code that is already on `@Observable`.
public struct Audit: Sendable {
  public let model: ProjectModel
  /// In the order of their sites.
  public let findings: [Finding]
  /// The files that could not be taken whole, in the order of their paths.
  public let remarks: [Migration.Remark]

  public var faults: [Finding] { findings.filter { !$0.fault.isNote } }
  public var notes: [Finding] { findings.filter(\.fault.isNote) }

  /// One place, what is wrong with it, and what to do.
  public struct Finding: Sendable {
    public let fault: Fault
    public let site: Site
    /// The code that the finding is about, on one line.
    public let code: String
    /// The view and its property: `Screen.model`.
    public let owner: String
    /// The model or the element, by its qualified name.
    public let type: String
    /// `K1` to `K5`; nil for a collection.
    public let kind: String?
    public let message: String
    /// The strongest evidence against the model, with the chain that leads there.
    public var reason: String? {
      guard let cost, cost.weight == .heavy else { return nil }
      return cost.evidence.first?.sentence
    }
    /// For one line: what is wrong, and why.
    public var summary: String {
      (reason.map { "\(message): \($0)" } ?? message)
        + (generated == nil ? "" : "; a report holds a store to copy")
    }
    public var instead: String
    public let cost: InitializerCost?
    /// Other places that belong to it, each with a sentence.
    public var related: [(site: Site, message: String)] = []
    /// Code to copy into the file of the type.
    public var generated: String?
  }
}

/// Ownership and initializer faults in code that is already migrated; changes nothing.
/// - Parameter jobs: how many files are parsed at once.
public func audit(_ project: Project, options: Options = Options(), jobs: Int = 1) -> Audit {
  let model = read(project, jobs: jobs)
  let findings =
    model.ownerSites().flatMap { model.findings(at: $0, options) }
    + model.valueLists().map(model.finding)
  return Audit(
    model: model, findings: model.chosen(findings, options),
    remarks: model.files.filter(\.isInEditingScope).compactMap(\.auditRemark))
}

extension ProjectModel {
  /// The models that are dear to make and are made again and again, in code that is already on `@Observable`.
  func heavyFaults(of owners: [OwnerSite], _ options: Options) -> [Audit.Finding] {
    let heavy = owners.filter { $0.weight == .heavy }.flatMap { findings(at: $0, options) }
    return chosen(heavy.filter { !$0.fault.isNote && $0.cost?.weight == .heavy }, options)
  }

  /// Those that were asked for, in the order of their sites.
  fileprivate func chosen(_ findings: [Audit.Finding], _ options: Options) -> [Audit.Finding] {
    let chosen = findings.filter { finding in
      guard let number = file(finding.site.path), files[number].isInEditingScope else {
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
  /// What the parser could not make out is missing from the findings.
  fileprivate var auditRemark: Migration.Remark? {
    syntaxError.map {
      Migration.Remark(
        site: site($0..<$0),
        message: "the file does not parse; it was audited as far as it was read",
        name: Reason.syntaxError.rawValue)
    }
  }
}

extension ProjectModel {
  /// What there is to say about one owner.
  fileprivate func findings(at owner: OwnerSite, _ options: Options) -> [Audit.Finding] {
    guard !owner.models.isEmpty, owner.models.allSatisfy(isObservable), !owner.isInPreview,
      owner.kind != .app, owner.kind == .unowned || owner.holder == .state
    else { return [] }
    var major = layout.xcode?.major
    if case .major(let asked) = options.xcode { major = asked }
    if owner.kind == .inlineDefault, let major, major >= 27 { return [] }
    var findings: [Audit.Finding] = []
    for construction in owner.constructions {
      let isHeavy = construction.cost.weight == .heavy
      // What takes an object that is there costs something only where finding it does.
      guard construction.isNew || isHeavy else { continue }
      let fault: Fault
      switch owner.kind {
      // What never changes cannot be lost.
      case .unowned where !isHeavy && owner.models.allSatisfy(isConstant): continue
      case .unowned where isMadeOfInput(owner): continue
      case .unowned: fault = .modelNotKept
      case .inlineDefault where !isHeavy: continue
      default: fault = isHeavy ? .heavyModelRebuilt : .modelRebuilt
      }
      // All that is to be said of the places where a light model is made is said once.
      if fault == .modelRebuilt, let index = findings.firstIndex(where: { $0.fault == fault }) {
        findings[index].related.append((construction.site, "It is made here too."))
      } else {
        findings.append(finding(fault, owner, construction))
      }
    }
    return findings
  }

  /// Whether no object of the class can change: it stores constants alone.
  private func isConstant(_ id: TypeID) -> Bool {
    lineage(of: id).filter { self[$0].kind == .class }.allSatisfy { type in
      properties(of: type).allSatisfy {
        self[$0].isStatic || !self[$0].isStored || self[$0].isLet
      }
    }
  }

  private func finding(
    _ fault: Fault, _ owner: OwnerSite, _ construction: OwnerSite.Construction
  ) -> Audit.Finding {
    let host = qualifiedName(owner.host)
    let type = owner.models.map(qualifiedName).joined(separator: " or ")
    let when = owner.kind == .callSite ? "`\(host)` is made" : "a value of `\(host)` is made"
    let message =
      switch fault {
      case .heavyModelRebuilt: "`\(construction.code)` runs each time \(when)"
      case .modelRebuilt:
        "`\(construction.code)` runs each time \(when), and all but the first are thrown away"
      case .modelNotKept: "`\(construction.code)` is made anew each time \(when), and lost"
      case .listOfValues: ""
      }
    var finding = Audit.Finding(
      fault: fault, site: construction.site, code: construction.code,
      owner: "\(host).\(self[owner.property].name)", type: type, kind: owner.kind.code,
      message: message, instead: fault.instead(owner, self[owner.property], type),
      cost: construction.cost)
    if owner.site.range != construction.site.range || owner.site.path != construction.site.path,
      owner.kind == .callSite || owner.kind == .initializer
    {
      finding.related.append((owner.site, "It is owned here."))
    }
    return finding
  }
}
