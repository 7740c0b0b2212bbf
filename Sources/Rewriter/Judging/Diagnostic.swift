import SourceModel

/// What a rule reports about a change: a kind, the code it is about, and what matters here.
public struct Diagnostic: Sendable, Hashable {
  public let kind: DiagnosticKind
  /// The code itself: one line, cut at a token.
  public let code: String
  /// See `DiagnosticKind.message`.
  public let detail: String?
  /// What to do here, if it differs from the advice of the kind.
  private let ownInstead: String?
  /// How much it asks of a person here, if that differs from the kind.
  private let ownSeverity: Severity?
  /// The name of the view, the model or the property that it is about.
  let subject: String?
  private var missingValues: [MissingValue] = []
  /// Other code that a person needs to see to judge it.
  private(set) var related: [RelatedPlace] = []
  /// What a person changes in the running app to see whether it matters, if that is not what the code names.
  private var ownWatched: [WatchedValue] = []
  /// How well it shows the fault, among those with its fact.
  private(set) var clarity = 0

  /// A value that a preview does not inject, with a view that reads it.
  struct MissingValue: Sendable, Hashable {
    let type: TypeID
    let name: String
    let view: String
    /// Whether each evaluation of the view reads it, so that the preview crashed before, too.
    let isAlwaysRead: Bool
    /// The property that reads it.
    let site: Site
  }

  public init(
    _ kind: DiagnosticKind, _ code: String = "", detail: String? = nil, of subject: String? = nil,
    instead: String? = nil, severity: Severity? = nil
  ) {
    ownSeverity = severity
    self.subject = subject
    self.kind = kind
    self.code = kind.quotesCode ? code.quoted() : code
    self.detail = detail
    ownInstead = instead
  }

  init(previewWithout values: [MissingValue]) {
    func listed(_ names: [String], _ noun: String) -> String {
      names.map { "`\($0)`" }.uniqued().sorted().listed(upTo: 2, noun)
    }
    let shows = "crashes as soon as it shows \(listed(values.map(\.view), "view"))"
    self.init(
      .previewWithoutValue, listed(values.map(\.name), "type"),
      detail: values.contains(where: \.isAlwaysRead)
        ? shows + ", as before" : "now \(shows), not only when that reads it")
    missingValues = values
    let types = values.map(\.type).uniqued()
    related = types.compactMap { type in
      values.first { $0.type == type }.map {
        RelatedPlace(site: $0.site, message: "`\($0.view)` reads `\($0.name)`")
      }
    }
  }

  func showing(_ places: [RelatedPlace]) -> Diagnostic {
    var result = self
    result.related += places
    return result
  }

  func ranking(_ clarity: Int) -> Diagnostic {
    var result = self
    result.clarity = clarity
    return result
  }

  func watching(_ values: [WatchedValue]) -> Diagnostic {
    var result = self
    result.ownWatched = values
    return result
  }

  /// What a person changes in the running app to see whether it matters; empty if it is about something else.
  var watched: [WatchedValue] {
    let kinds: [DiagnosticKind] = [
      .lostUpdate, .lostRepresentableUpdate, .unpublishedPropertyUntracked,
    ]
    return ownWatched.isEmpty && kinds.contains(kind) ? [WatchedValue(name: code)] : ownWatched
  }

  /// The diagnostic without the types that are not migrated.
  func restricted(to isMigrated: (TypeID) -> Bool) -> Diagnostic {
    missingValues.isEmpty
      ? self : Diagnostic(previewWithout: missingValues.filter { isMigrated($0.type) })
  }

  /// One sentence, without its full stop.
  public var message: String { kind.message(code, detail, of: subject) }
  /// What to do, without its full stop.
  public var instead: String? { ownInstead ?? kind.instead }
  public var severity: Severity { ownSeverity ?? kind.severity }
}

/// A value whose changes views may not show.
struct WatchedValue: Sendable, Hashable {
  /// What a person changes, by name.
  let name: String
  /// The model whose views show it, if it is not the one around the diagnostic, and the member through which they do.
  let model: TypeID?
  let member: String
  /// Where a view shows it.
  let site: Site?

  init(name: String, model: TypeID? = nil, member: String? = nil, site: Site? = nil) {
    let path = name.trimmingPrefix("self.").prefix { $0 != "(" }
    self.name = path.isEmpty ? name : String(path)
    self.model = model
    self.member = member ?? name
    self.site = site
  }
}

/// Code besides the place of a diagnostic, and what it has to do with it: a sentence without its full stop.
public struct RelatedPlace: Sendable, Hashable {
  /// What the code does with the value that a diagnostic is about.
  enum Role: Sendable { case shows, changes, other }

  public let site: Site
  public let message: String
  let role: Role
  /// The property of a model whose value it shows or changes, if that is known.
  let property: PropertyReference?

  init(site: Site, message: String, role: Role = .other, of property: PropertyReference? = nil) {
    self.site = site
    self.message = message
    self.role = role
    self.property = property
  }
}

/// A diagnostic at its place, as the terminal and every report show it.
public struct PlacedDiagnostic: Sendable, Hashable {
  /// The name that `explain` takes.
  public let name: String
  public let severity: Severity
  public internal(set) var site: Site
  /// What changed, or what is wrong; a sentence without its full stop.
  public internal(set) var message: String
  /// What to do; a sentence without its full stop.
  public internal(set) var instead: String?
  /// The qualified name of the observable type that it is about.
  public let type: String?
  /// The text that diagnostics of the same fact share, so that the terminal prints one line for them. For a blocker it
  /// is the message without the type.
  public internal(set) var fact: String
  public internal(set) var related: [RelatedPlace] = []
  /// The code that it is about, if it quotes some.
  public private(set) var code: String?
  /// See `Diagnostic.watched`.
  private(set) var watched: [WatchedValue] = []
  /// See `Diagnostic.clarity`.
  private(set) var clarity = 0

  init(_ diagnostic: Diagnostic, at site: Site, type: String? = nil) {
    name = diagnostic.kind.rawValue
    severity = diagnostic.severity
    self.site = site
    message = diagnostic.message
    instead = diagnostic.instead
    self.type = type
    related = diagnostic.related
    code = diagnostic.kind.quotesCode && !diagnostic.code.isEmpty ? diagnostic.code.unquoted : nil
    watched = diagnostic.watched
    clarity = diagnostic.clarity
    fact = diagnostic.kind.fact(
      diagnostic.code, message: diagnostic.message, diagnostic.instead, diagnostic.severity)
  }

  /// One about a type, which has its fact in common with those of other types.
  init(
    _ kind: DiagnosticKind, _ message: String, at site: Site, type: String, fact: String
  ) {
    name = kind.rawValue
    severity = kind.severity
    self.site = site
    self.message = message
    instead = kind.instead
    self.type = type
    self.fact = fact
  }

  /// A problem of a file, a directive or a request, rather than of a type.
  public init(_ kind: DiagnosticKind, _ code: String = "", detail: String? = nil, at site: Site) {
    self.init(Diagnostic(kind, code, detail: detail), at: site)
  }

  /// What keeps a type from being migrated.
  /// - Parameter fact: what types have in common that are listed together; it follows the name of the type.
  init(_ blocker: Blocker, of type: String, _ fact: String, at site: Site) {
    name = blocker.kind.rawValue
    severity = .warning
    self.site = site
    message = "`\(type)` \(fact)"
    instead = blocker.instead
    self.type = type
    self.fact = fact
  }

  /// The same diagnostic for the places of others.
  func adding(_ others: [PlacedDiagnostic], in symbols: Symbols) -> PlacedDiagnostic {
    let places = others.map(\.site).uniqued().filter { $0 != site }
    guard !places.isEmpty else { return self }
    var result = self
    let names = places.map { "`\(symbols.place($0))`" }
    result.message += " (also at \(names.listed(upTo: 2)))"
    result.related = (related + others.flatMap(\.related)).grouped { place in
      ["\(place.site.path):\(place.site.range)", place.message]
    }.map { $0.first { $0.property != nil } ?? $0[0] }
    result.watched = (watched + others.flatMap(\.watched)).uniqued()
    result.related += places.map { RelatedPlace(site: $0, message: "It is the same here") }
    return result
  }

  /// How sure it is to matter, among others of its kind: what code is known to change comes first.
  public var weight: Int { clarity * 2 + (related.contains { $0.role == .changes } ? 1 : 0) }

  /// The message and what to do, as sentences.
  public var text: String { message + "." + (instead.map { " \($0)." } ?? "") }
}

extension PlacedDiagnostic {
  var kind: DiagnosticKind? { DiagnosticKind(rawValue: name) }

  /// Its place among the diagnostics of its severity: blockers first, findings in code on `@Observable` last.
  public var rank: Int {
    if let kind { return kind.consequence.rawValue }
    return BlockerKind(rawValue: name) == nil ? Consequence.allCases.count : -1
  }
}
