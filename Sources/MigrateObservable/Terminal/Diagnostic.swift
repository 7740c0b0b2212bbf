import Rewriter
import SourceModel

/// A line for a person: where to look, and why.
struct Diagnostic: Sendable, Hashable {
  enum Style: String, Sendable, CaseIterable { case xcode, github, none }
  enum Severity: String, Sendable { case error, warning, note }

  let severity: Severity
  /// Relative to the project's root.
  let path: String
  /// Nil where it is about the whole file.
  let position: Position?
  let message: String
  /// What `explain` takes.
  let name: String

  /// 1-based, columns in bytes.
  struct Position: Sendable, Hashable {
    let line: Int
    let column: Int
  }

  init(_ severity: Severity, path: String, message: String, name: String) {
    self.severity = severity
    self.path = path
    self.position = nil
    self.message = message
    self.name = name
  }

  init(_ severity: Severity, at site: Site, message: String, name: String) {
    self.severity = severity
    self.path = site.path
    self.position = Position(line: site.line, column: site.column)
    self.message = message
    self.name = name
  }

  /// - Parameter path: the path as it is shown.
  func line(_ style: Style, path: String) -> String {
    switch style {
    case .none: return ""
    case .xcode:
      let place = position.map { ":\($0.line):\($0.column)" } ?? ""
      // At the beginning of a line GitHub's runner would take it for a command.
      let path = path.hasPrefix("::") || path.hasPrefix("##[") ? "./" + path : path
      return "\(path)\(place): \(severity.rawValue): \(message) [\(name)]"
    case .github:
      let command = severity == .note ? "notice" : severity.rawValue
      let place = position.map { ",line=\($0.line),col=\($0.column)" } ?? ""
      return "::\(command) file=\(Self.escape(path, isProperty: true))\(place),title=\(name)::"
        + Self.escape(message, isProperty: false)
    }
  }

  /// As GitHub's runner decodes it.
  private static func escape(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Migration {
  /// All that a person should look at, in the order of the sites.
  /// - Parameter showsAll: every objection, not just the first of its kind against each type.
  func diagnostics(showsAll: Bool) -> [Diagnostic] {
    var found: [(site: Site, diagnostic: Diagnostic)] = []
    for verdict in held {
      for (site, diagnostic) in diagnostics(of: verdict, showsAll: showsAll) {
        found.append((site, diagnostic))
      }
    }
    for decision in decisions {
      for note in decision.cautions {
        found.append(
          (
            decision.site,
            Diagnostic(
              .warning, at: decision.site, message: note.message, name: note.caution.rawValue)
          ))
      }
      if let advice = decision.advice {
        let severity: Diagnostic.Severity = decision.outcome == .marked ? .warning : .note
        found.append(
          (
            decision.site,
            Diagnostic(severity, at: decision.site, message: advice, name: decision.rule)
          ))
      }
    }
    for remark in remarks {
      found.append(
        (
          remark.site,
          Diagnostic(.warning, at: remark.site, message: remark.message, name: remark.name)
        ))
    }
    // What is not this run's to change is told by example.
    for finding in showsAll ? faults[...] : faults.prefix(3) {
      found.append(
        (
          finding.site,
          Diagnostic(
            .note, at: finding.site, message: finding.summary, name: finding.fault.rawValue)
        ))
    }
    var seen: Set<Diagnostic> = []
    return found.enumerated()
      .sorted { ($0.element.site, $0.offset) < ($1.element.site, $1.offset) }
      .map(\.element.diagnostic)
      .filter { seen.insert($0).inserted }
  }

  /// The first objection of each reason against a type; a type that is held only by others, at its own site.
  private func diagnostics(of verdict: Verdict, showsAll: Bool) -> [(Site, Diagnostic)] {
    let type = model.qualifiedName(verdict.type)
    let own = verdict.heldBy.filter { $0.via.isEmpty }
    guard !own.isEmpty else {
      guard let blocker = verdict.heldBy.first, let cause = blocker.via.last else { return [] }
      let site = model.site(of: verdict.type)
      let message =
        "\(type) is held with \(model.qualifiedName(cause)): \(blocker.objection.message)"
      return [
        (
          site,
          Diagnostic(.warning, at: site, message: message, name: blocker.objection.reason.rawValue)
        )
      ]
    }
    var counts: [Reason: Int] = [:]
    for blocker in own { counts[blocker.objection.reason, default: 0] += 1 }
    var seen: Set<Reason> = []
    return own.compactMap { blocker in
      let objection = blocker.objection
      let isFirst = seen.insert(objection.reason).inserted
      guard isFirst || showsAll else { return nil }
      let others = (counts[objection.reason] ?? 1) - 1
      let more = others > 0 && !showsAll ? " (and \(others) more)" : ""
      return (
        objection.site,
        Diagnostic(
          .warning, at: objection.site,
          message: "\(type) is held: \(objection.message)\(more); \(objection.reason.instead)",
          name: objection.reason.rawValue)
      )
    }
  }
}
