import SourceModel

/// A member of a model that views show and that reads nothing tracked.
struct UntrackedMember {
  let type: TypeID
  let name: String
  let site: Site
  /// The code from which it takes its value, if that is known.
  let source: String?
  /// Where a view uses it.
  let read: Usage.LocatedRead?
  /// Whether code of the project is known to change what it gives, together with the model.
  let changesAlong: Bool
  /// What the model learns of these changes.
  var learned: Learned?
}

/// A member of a model that views show and that reads a plain object besides tracked state.
struct PartlyUntrackedMember {
  let name: String
  let site: Site
  /// The read of the plain object.
  let read: Usage.LocatedRead
  /// Where a view uses the member.
  let reader: Usage.LocatedRead
  let changesAlong: Bool
}

/// What several members have in common that views may miss changes of.
private struct Cause<Source: Hashable>: Hashable {
  let source: Source
  let changesAlong: Bool
}

extension ProjectModel {
  /// One diagnostic for all members of a type that views may miss changes of, at the first of them.
  func proposals(for members: [UntrackedMember]) -> [Proposal] {
    Dictionary(grouping: members) { Cause(source: $0.type, changesAlong: $0.changesAlong) }.values
      .map { members in
        let members = members.sorted { $0.site < $1.site }
        let names = members.map { "`\($0.name)`" }.uniqued()
        let diagnostic = Diagnostic(
          .untrackedComputedProperty, members[0].name,
          detail: members[0].read.map { place(of: $0) },
          of: Self.sentence(about: names, from: members.firstNonNil(\.source)),
          instead: members.firstNonNil(\.learned?.copy).map {
            "Compute it from `\($0)`, which receives the same values"
          },
          severity: members[0].changesAlong ? .warning : .note
        ).showing(members[0].read.map { changes(showing: $0, along: [members[0].type]) } ?? [])
          .showing(changesHeard(members.flatMap { $0.learned?.callbacks ?? [] }))
          .showing(others(members.map { ($0.name, $0.site) }))
          .watching(names.map { WatchedValue(name: $0.unquoted) })
        return Proposal(noting: diagnostic, at: members[0].site, for: [members[0].type])
      }
      .sorted { $0.site < $1.site }
  }

  /// What members show, without the end of the sentence.
  private static func sentence(about names: [String], from source: String?) -> String {
    let listed = names.listed(upTo: 3)
    return switch (names.count, source) {
    case (1, let source?): "\(listed) comes from `\(source)`, which nothing tracks"
    case (1, nil): "\(listed) reads nothing tracked"
    case (_, let source?): "\(listed) come from untracked code such as `\(source)`"
    case (_, nil): "\(listed) read nothing tracked"
    }
  }

  /// The places where code changes what a read gives, those first that also make a model notify.
  func changes(showing read: Usage.LocatedRead, along models: [TypeID]) -> [RelatedPlace] {
    changing(tracking.sitesChanging(read, along: models))
  }

  /// The places where code changes what the read at a site gives, and where views bind it.
  func changes(showingReadAt site: Site) -> [RelatedPlace] {
    guard let read = tracking.read(at: site) else { return [] }
    return changes(showing: read, along: [])
      + tracking.sitesBinding(read).map {
        RelatedPlace(site: $0, message: "Binds it", role: .changes)
      }
  }

  /// The note on a property that was not published and is tracked because a view reads it.
  func noteOnTracking(
    _ property: PropertyReference, of id: TypeID, readAt read: Usage.LocatedRead
  ) -> Diagnostic {
    Diagnostic(
      .unpublishedPropertyTracked, self[property].name, detail: place(of: read),
      instead: tracking.changesWithOthers(property, of: id)
        ? "Mark it `@ObservationIgnored` if that is too often; what changes it also sets others that they read"
        : nil)
  }

  /// The places where code changes a property.
  func changes(of property: PropertyReference, along models: [TypeID]) -> [RelatedPlace] {
    changing(tracking.sitesChanging(property, along: models), of: property)
  }

  /// The places where code sets a property to another value as a whole, or else those where it changes it.
  func assignments(of property: PropertyReference, along models: [TypeID]) -> [RelatedPlace] {
    let sites = tracking.sitesAssigningAnother(property)
    return (sites.isEmpty ? tracking.sitesChanging(property, along: models).map(\.site) : sites).map
    {
      RelatedPlace(
        site: $0, message: "Sets `\(self[property].name)`", role: .changes, of: property)
    }
  }

  /// The members that the message may leave out.
  private func others(_ members: [(name: String, site: Site)]) -> [RelatedPlace] {
    members.dropFirst().map { RelatedPlace(site: $0.site, message: "The same for `\($0.name)`") }
  }

  private func changesHeard(_ sites: [SiteOfChange]) -> [RelatedPlace] {
    sites.map {
      RelatedPlace(
        site: $0.site,
        message: "When it changes, this sets \($0.published.map { "`\($0)`" }.listed(upTo: 2))",
        role: .changes)
    }
  }

  private func changing(_ sites: [SiteOfChange], of property: PropertyReference? = nil)
    -> [RelatedPlace]
  {
    sites.map {
      RelatedPlace(
        site: $0.site,
        message: $0.published.isEmpty
          ? "Changes it" + ($0.notifies ? ", and has the model notify" : "")
          : "Changes it with \($0.published.map { "`\($0)`" }.listed(upTo: 2))",
        role: .changes, of: property)
    }
  }

  /// One diagnostic for all members of a type that read the same plain object, at the first of them.
  func proposals(for members: [PartlyUntrackedMember], of id: TypeID) -> [Proposal] {
    Dictionary(grouping: members) { member in
      let object = member.read.use.base?.range ?? member.read.use.range
      return Cause(
        source: files[member.read.file].text(object),
        changesAlong: member.changesAlong)
    }
    .values.map { members in
      let members = members.sorted { $0.site < $1.site }
      let names = members.map { "`\($0.name)`" }.uniqued().listed(upTo: 3)
      let reader = members[0].reader
      let scope = reader.place
      let view =
        (views.viewReceiving(closureAround: scope)
        ?? symbols.enclosingType(of: scope)).map(symbols.qualifiedName)
      let shown = files[members[0].read.file].text(members[0].read.use.range)
      let sites = tracking.sitesChanging(members[0].read, along: [id])
      let copy = sites.lazy.flatMap(\.published).first {
        $0.hasSuffix("." + members[0].read.use.name)
      }
      let diagnostic = Diagnostic(
        .lostUpdate, shown, detail: "through \(names), \(place(of: reader))", of: view,
        instead: copy.map { "Read `\($0)`, which changes with it" },
        severity: members[0].changesAlong ? .warning : .note
      ).showing(changing(sites))
        .showing(others(members.map { ($0.name, $0.site) }))
        .watching(members.map { WatchedValue(name: shown, member: $0.name) })
      return Proposal(noting: diagnostic, at: members[0].site, for: [id])
    }
    .sorted { $0.site < $1.site }
  }
}

extension ProjectModel {
  /// The place where a view reads a value of its environment, and those that have to inject it.
  func places(reading site: WrapperSite, andLacking others: some Sequence<Site>) -> [RelatedPlace] {
    let reads = (site.host.map { self[$0].declarations } ?? []).flatMap { declaration in
      files[declaration.file].uses.reads(named: site.property.name).filter {
        $0.base?.isSelf != false && self[declaration].range.contains($0.range)
      }.map { files[declaration.file].site($0.range) }
    }
    return reads.sorted().prefix(1).map {
      RelatedPlace(site: $0, message: "Reads it", role: .shows)
    }
      + others.map { RelatedPlace(site: $0, message: "Add it here, too") }
  }
}
