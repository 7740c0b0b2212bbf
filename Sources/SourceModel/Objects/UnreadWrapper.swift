extension Objects {
  /// Whether only initializers of the host name the property, and comments.
  fileprivate func isUnused(_ site: WrapperSite) -> Bool {
    guard let host = site.host else { return false }
    return symbols[host].declarations.allSatisfy { reference in
      let file = symbols.files[reference.file]
      let initializers = symbols[reference].functions.filter { $0.kind == .initializer }
      return file.words(naming: site.property.name, in: symbols[reference].range).allSatisfy {
        word in
        site.property.declaration.contains(word.lowerBound)
          || initializers.contains { $0.range.contains(word.lowerBound) }
          || file.isInComment(word.lowerBound) || file.isArgumentLabel(word)
      }
    }
  }

  /// Whether only initializers of the host name the property, so that it only updates the view. Of several
  /// objects that it observes, an unused one is rather left over.
  public func servesOnlyToRefresh(_ site: WrapperSite) -> Bool {
    guard let host = site.host else { return false }
    let observed = symbols.properties(of: host).filter {
      symbols[$0].objectWrapper != nil
    }
    return observed.count == 1 && isUnused(site)
  }

  /// Whether a protocol or superclass may require the property.
  func isRequired(_ site: WrapperSite) -> Bool {
    site.host.map { host in
      symbols.lineage(of: host).dropFirst().contains {
        !symbols.members(of: $0, named: site.property.name).properties.isEmpty
      }
    } ?? false
  }
}

extension FileFacts {
  /// Whether an offset is in a line comment.
  func isInComment(_ offset: Int) -> Bool {
    !bytes.places(of: Array("//".utf8), in: lineStart(of: offset)..<offset).isEmpty
      && pieces?.contains { $0.lowerBound == offset } != true
  }
}

/// The properties that no code reads and no protocol requires.
public struct UnreadProperties: Sendable {
  private var names: Set<Site> = []

  public init(among sites: [WrapperSite], in objects: Objects) {
    let unused = sites.filter(objects.isUnused)
    let shared = unused.filter { !$0.property.isPrivate && !objects.isRequired($0) }
    let reads = Self.reads(ofAny: Set(shared.map(\.property.name)), in: objects.symbols)
    let unread =
      unused.filter(\.property.isPrivate)
      + shared.filter { site in
        (reads[site.property.name] ?? []).allSatisfy { base, scope in
          let candidates = objects.inference.type(of: base, at: scope).candidates
          return !candidates.isEmpty && !candidates.contains { $0 == site.host }
        }
      }
    names = Set(unread.map { objects.symbols.files[$0.file].site($0.property.nameRange) })
  }

  /// Whether the property of a site is one of them.
  public func contains(_ site: WrapperSite, in symbols: Symbols) -> Bool {
    names.contains(symbols.files[site.file].site(site.property.nameRange))
  }

  /// The expressions of which members with these names are read.
  private static func reads(
    ofAny names: Set<String>, in symbols: Symbols
  ) -> [String: [(base: Expression, scope: ScopeReference)]] {
    guard !names.isEmpty else { return [:] }
    var result: [String: [(base: Expression, scope: ScopeReference)]] = [:]
    func note(_ read: Read, inFile number: Int) {
      guard let base = read.base else { return }
      result[read.name, default: []].append((base, ScopeReference(file: number, scope: read.scope)))
    }
    for (number, file) in symbols.files.enumerated() {
      let reads = file.uses.reads
      for index in reads.indices where names.contains(reads[index].name) {
        note(reads[index], inFile: number)
      }
    }
    for (number, read) in symbols.viewReads(namedAnyOf: names) {
      note(read, inFile: number)
    }
    return result
  }
}
