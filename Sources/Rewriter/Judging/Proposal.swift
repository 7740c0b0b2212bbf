import SourceModel

/// What a rule proposes for a site: the edits, or why it cannot change.
public struct Proposal: Sendable {
  public enum Need: Sendable {
    /// All of the types must be migrated, and none of them can be migrated without this.
    case all
    /// All of the types must be migrated, but they can be migrated without this.
    case allIfPossible
    /// It is enough that one of the types is migrated.
    case any
  }
  public enum Answer: Sendable {
    case rewrite([Edit])
    indirect case blocked(Blocker)
    /// Nothing is changed, and no type depends on it; a person should look.
    case advice(Diagnostic)
  }

  /// The name of the rule; empty until the rule returns it.
  public private(set) var rule: String
  public let site: Site
  /// The types that must be migrated for this.
  public let types: [TypeID]
  public let need: Need
  /// Not applied if one of these is migrated.
  public private(set) var unless: [TypeID] = []
  /// Not applied if there are any and all of these are migrated.
  private(set) var unlessAll: [TypeID] = []
  public let answer: Answer
  public private(set) var diagnostics: [Diagnostic]
  public private(set) var strategy: Strategy?
  /// What comes out, if it is not what the page of the rule says.
  private(set) var exception: String?
  /// What a person has to decide, if the change leaves that open.
  public private(set) var mark: Diagnostic?

  public init(
    rule: String, site: Site, types: [TypeID], need: Need = .all, answer: Answer,
    diagnostics: [Diagnostic] = []
  ) {
    self.rule = rule
    self.site = site
    self.types = types
    self.need = need
    self.answer = answer
    self.diagnostics = diagnostics
  }

  /// Edits a site once its types are migrated.
  init(
    at site: Site, for types: [TypeID], need: Need = .all, _ edits: [Edit],
    diagnostics: [Diagnostic] = []
  ) {
    self.init(
      rule: "", site: site, types: types, need: need, answer: .rewrite(edits),
      diagnostics: diagnostics)
  }

  /// Reports something about a site that is not edited.
  init(noting note: Diagnostic, at site: Site, for types: [TypeID], need: Need = .allIfPossible) {
    self.init(at: site, for: types, need: need, [], diagnostics: [note])
  }

  /// Reports something that a person should look at.
  init(marking mark: Diagnostic, at site: Site, for types: [TypeID], need: Need = .allIfPossible) {
    self.init(at: site, for: types, need: need, [])
    self.mark = mark
  }

  /// Reports something that concerns no type.
  init(advising advice: Diagnostic, at site: Site) {
    self.init(rule: "", site: site, types: [], answer: .advice(advice))
  }

  /// Keeps types from being migrated.
  /// - Parameter site: The place that the rule is about, if it is not the one that shows why.
  init(blocking types: [TypeID], _ blocker: Blocker, at site: Site? = nil, need: Need = .all) {
    self.init(
      rule: "", site: site ?? blocker.site, types: types, need: need, answer: .blocked(blocker))
  }

  /// The proposal as one of a rule.
  func made(by rule: String) -> Proposal {
    var result = self
    result.rule = rule
    return result
  }

  /// The proposal, not applied if one of the types is migrated.
  func excluding(_ types: [TypeID]) -> Proposal {
    var result = self
    result.unless = types
    return result
  }

  /// The proposal, not applied if there are any types and all of them are migrated.
  func excluding(all types: [TypeID]) -> Proposal {
    var result = self
    result.unlessAll = types
    return result
  }

  /// The proposal with the ownership strategy it follows, and with what a person has to decide.
  func following(_ strategy: Strategy?, mark: Diagnostic?) -> Proposal {
    var result = self
    result.strategy = strategy
    result.mark = mark
    return result
  }

  /// The proposal with what comes out, if it is not what the page of the rule says.
  func making(_ exception: String?) -> Proposal {
    var result = self
    result.exception = exception
    return result
  }

  /// The proposal with one more diagnostic.
  func adding(_ diagnostic: Diagnostic) -> Proposal {
    var result = self
    result.diagnostics.append(diagnostic)
    return result
  }

  public var edits: [Edit] {
    if case .rewrite(let edits) = answer { return edits }
    return []
  }
}

/// What keeps a type from being migrated, with the place that shows it.
public struct Blocker: Sendable, Hashable {
  public let kind: BlockerKind
  public let site: Site
  /// The code as written: `$query`, `@AppStorage("key")`; one line, cut at a token.
  public let code: String
  /// See `BlockerKind.message`.
  private let detail: String?
  /// What to do here, if it differs from the advice of the kind.
  private let ownInstead: String?

  public init(
    _ kind: BlockerKind, at site: Site, code: String, detail: String? = nil, instead: String? = nil
  ) {
    self.kind = kind
    self.site = site
    self.code = kind.quotesCode ? code.quoted() : code
    self.detail = detail
    ownInstead = instead
  }

  /// A blocker whose code is the whole range.
  init(_ kind: BlockerKind, at range: ByteRange, in file: FileFacts) {
    self.init(kind, at: file.site(range), code: file.text(range))
  }

  /// A blocker whose code is the line.
  init(_ kind: BlockerKind, lineOf range: ByteRange, in file: FileFacts) {
    let site = file.site(range)
    self.init(kind, at: site, code: file.line(of: site))
  }

  /// A use of a wrapper itself: `_model`.
  init(using backing: Backing, in file: FileFacts) {
    let site = file.site(backing.range)
    let isUpdate = file.bytes[backing.range.upperBound...].starts(with: ".update(".utf8)
    self.init(
      .backingStorage, at: site, code: file.line(of: site),
      instead: isUpdate
        ? "Remove the call, because an `@Observable` object needs no `update()`" : nil)
  }

  /// The same blocker with other advice.
  func advising(_ advice: String) -> Blocker {
    Blocker(kind, at: site, code: code, detail: detail, instead: advice)
  }

  /// One sentence, without its full stop.
  public var message: String { kind.message(code, detail) }
  /// What to do, without its full stop.
  public var instead: String { ownInstead ?? kind.instead }
}

extension Proposal {
  /// The proposal with the advice to delete the code that blocks, if no system with Observation can use it.
  func advisingDeletion(in model: ProjectModel) -> Proposal {
    guard case .blocked(let blocker) = answer,
      let file = model.symbols.file(blocker.site.path).map({ model.files[$0] }),
      let obsolete = file.types.first(where: { type in
        type.range.contains(blocker.site.range)
          && type.attributes.contains { file.isObsoletion($0) }
      })
    else { return self }
    let advice = "Delete `\(obsolete.name)`, which is `obsoleted`, and what uses it"
    return Proposal(blocking: types, blocker.advising(advice), at: site, need: need).made(by: rule)
  }
}

extension FileFacts {
  /// Why the file must not be changed.
  var blockerOfEdits: BlockerKind? {
    if !isInEditingScope { return .editingScope }
    if syntaxError != nil { return .syntaxError }
    return isGenerated ? .generatedFile : nil
  }
}
