import SourceModel

extension ProjectModel {
  /// The warnings about published properties of a class whose new values may be equal to the old ones though views show
  /// the difference: one for each `==`, at the first property that it concerns.
  func partialComparisons(of id: TypeID) -> [PropertyReference: Diagnostic] {
    var compared: [(comparison: LooseComparison, properties: [PropertyReference])] = []
    for reference in symbols.properties(of: id) {
      guard let found = tracking.partialComparison(of: reference, in: id) else { continue }
      if let index = compared.firstIndex(where: { $0.comparison.type == found.type }) {
        compared[index].properties.append(reference)
      } else {
        compared.append((found, [reference]))
      }
    }
    return compared.reduce(into: [:]) { notes, item in
      let (comparison, all) = item
      let counts = all.map {
        (property: $0, shown: shownParts(ignoredBy: comparison, in: $0, of: id))
      }
      let most = counts.map(\.shown).max() ?? 0
      let first = counts.filter { $0.shown == most }.map(\.property)
      let properties = first + all.filter { !first.contains($0) }
      notes[properties[0]] = diagnostic(of: comparison, at: properties, in: id).ranking(most)
    }
  }

  /// How much of what `==` ignores a view shows of the values of a property itself, if code sets the property.
  private func shownParts(
    ignoredBy comparison: LooseComparison, in reference: PropertyReference, of id: TypeID
  ) -> Int {
    if tracking.sitesAssigningAnother(reference).isEmpty { return 0 }
    return tracking.shownParts(ignoredBy: comparison, in: reference, of: id).count {
      tracking.placeShowing($0, partOf: comparison.type, obtainedFrom: reference) != nil
    }
  }

  private func diagnostic(
    of comparison: LooseComparison, at properties: [PropertyReference], in id: TypeID
  ) -> Diagnostic {
    let type = symbols.qualifiedName(comparison.type)
    let equality = comparison.equality
    let named = "`\(type).==` (\(place(self[equality].nameRange, inFile: equality.file)))"
    let holders = names(of: properties)
    let name = self[properties[0]].name
    let setting = "Set it in `withMutation(keyPath: \\.\(name)) { … }`"
    let other = advice(onCodeRelyingOn: comparison, setting: setting)
    if self[comparison.type].kind == .enum {
      return diagnostic(
        ofCasesComparedBy: named, comparison, in: holders, name, setting: setting, other
      ).showing(properties.flatMap { assignments(of: $0, along: [id]) })
    }
    let parts = tracking.shownParts(ignoredBy: comparison, in: properties[0], of: id)
    let shown = places(showing: parts, of: comparison.type, through: properties)
    let evidence = evidence(at: properties, shown, in: id)
    let watched =
      shown.map { WatchedValue(name: self[$0.part].name, site: $0.site) }
      + (shown.isEmpty ? properties.map { WatchedValue(name: self[$0].name) } : [])
    let comparable = parts.filter { tracking.mayBeCompared(inference.type(of: $0)) }
    let isClass = self[comparison.type].kind == .class
    let advice =
      comparable.isEmpty || isClass && tracking.changesInPlace(comparison)
      ? setting
      : other
        ?? (isClass
          ? "Make `==` compare \(names(of: comparable))"
          : self.advice(onValuesOf: comparison, parts, besides: comparable))
    if isClass {
      let use = comparison.isObserved ? "observing" : "showing"
      return Diagnostic(
        .partialEquality, type,
        detail: "\(use) the old `\(type)` in \(holders) if \(named) considers the new one equal",
        of: name,
        instead: self.advice(onObjectsOf: comparison, advice, setting: setting, other),
        severity: comparison.isUnlikely ? .note : .warning
      ).showing(evidence).watching(watched)
    }
    return Diagnostic(
      .partialEquality, type,
      detail: "the old value of \(holders) if only \(names(of: parts)) differ"
        + "\(parts.count == 1 ? "s" : ""), which \(named) ignores", of: name,
      instead: advice, severity: parts.allSatisfy(tracking.holdsSilentClosure) ? .note : nil
    ).showing(evidence).watching(watched)
  }

  /// The advice where `==` has to stay as it is; nil elsewhere.
  private func advice(onCodeRelyingOn comparison: LooseComparison, setting: String) -> String? {
    if tracking.isLooseOnPurpose(comparison.equality) { return setting }
    return tracking.placeComparing(comparison.type).map {
      "\(setting); another `==` would change what `\(place($0))` does"
    }
  }

  /// The advice on objects; some need the same as values do.
  private func advice(
    onObjectsOf comparison: LooseComparison, _ adviceOnValues: String, setting: String,
    _ other: String?
  ) -> String {
    // Each decoding gives another object for the same content.
    let isDecoded = symbols.inherits(comparison.type, fromOutside: SDK.decodingProtocol)
    if isDecoded || tracking.changesInPlace(comparison) { return adviceOnValues }
    // Another `==` would make a set or a dictionary keep both objects.
    let isKey = symbols.inherits(comparison.type, fromOutside: ["Hashable"])
    return isKey ? setting : other ?? "Make `==` compare identities with `===`"
  }

  /// The warning about an enum whose `==` ignores associated values.
  private func diagnostic(
    ofCasesComparedBy equality: String, _ comparison: LooseComparison, in holders: String,
    _ name: String, setting: String, _ other: String?
  ) -> Diagnostic {
    let cases = tracking.shownCases(ignoredBy: comparison)
    let names = cases.map { "`\($0.item.name)`" }.uniqued().listed(upTo: 3)
    let isComparable = cases.allSatisfy {
      tracking.mayCompareValues(of: $0.item, in: comparison.type)
    }
    return Diagnostic(
      .partialEquality, symbols.qualifiedName(comparison.type),
      detail: "the old value of \(holders) if only the associated values of \(names) differ, which "
        + "\(equality) ignores", of: name,
      instead: isComparable ? other ?? "Make `==` compare them" : setting
    ).showing(
      cases.map {
        RelatedPlace(site: $0.place, message: "Shows the values of `\($0.item.name)`", role: .shows)
      }
    ).watching(cases.map { WatchedValue(name: $0.item.name, site: $0.place) })
  }

  /// Where views show a part that `==` ignores.
  private struct ShownPart {
    let part: PropertyReference
    let site: Site
    /// The property whose values those are, if that is known.
    let property: PropertyReference?
  }

  /// Where views show each part that `==` ignores, of the values of the properties if that is known.
  private func places(
    showing parts: [PropertyReference], of type: TypeID, through properties: [PropertyReference]
  ) -> [ShownPart] {
    parts.flatMap { part -> [ShownPart] in
      let own = properties.compactMap { property in
        tracking.placeShowing(part, partOf: type, obtainedFrom: property).map {
          ShownPart(part: part, site: $0, property: property)
        }
      }
      guard own.isEmpty, let site = tracking.placeShowing(part, partOf: type) else { return own }
      return [ShownPart(part: part, site: site, property: nil)]
    }
  }

  /// The places that show parts, and those where code sets the properties.
  private func evidence(
    at properties: [PropertyReference], _ shown: [ShownPart], in id: TypeID
  ) -> [RelatedPlace] {
    let shown = shown.map {
      RelatedPlace(
        site: $0.site, message: "Shows `\(self[$0.part].name)`", role: .shows, of: $0.property)
    }
    return shown.prefix(2)
      + properties.flatMap { assignments(of: $0, along: [id]) }
      + shown.dropFirst(2)
  }

  /// The advice on a value, whose message names the parts.
  private func advice(
    onValuesOf comparison: LooseComparison, _ parts: [PropertyReference],
    besides comparable: [PropertyReference]
  ) -> String {
    let others = parts.filter { !comparable.contains($0) }
    let them = parts.count == 1 ? "it" : "them"
    let compared = "compare \(them)"
    guard !others.isEmpty else {
      // The `==` of a protocol cannot compare what only one of its types has.
      let owner = symbols.declaringType(of: comparison.equality)
      let isOfProtocol = owner.map { self[$0].kind } == .protocol
      let known = owner.map { id in
        parts.allSatisfy { !symbols.members(of: id, named: self[$0].name).properties.isEmpty }
      }
      return isOfProtocol && known == false
        ? "Give `\(symbols.qualifiedName(comparison.type))` an own `==` that compares \(them)"
        : "Make `==` \(compared)"
    }
    let types = others.map { reference -> [TypeID] in
      let type = inference.type(of: reference)
      return type.candidates.isEmpty ? type.element.candidates : type.candidates
    }
    let named = types.flatMap(\.self).uniqued().map { "`\(symbols.qualifiedName($0))`" }
    let areValues = types.allSatisfy { candidates in
      candidates.count == 1 && [.struct, .enum].contains(self[candidates[0]].kind)
    }
    return areValues
      ? "Make \(named.listed(upTo: 3)) `Equatable`, and `==` \(compared)"
      : "Make `==` \(compared), except \(names(of: others)), which \(others.count == 1 ? "is" : "are") not `Equatable`"
  }

  private func names(of properties: [PropertyReference]) -> String {
    properties.map { "`\(self[$0].name)`" }.uniqued().listed(upTo: 3)
  }
}
