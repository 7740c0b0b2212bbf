/// From where a person has the app run code.
extension Tracking {
  /// The places in views that run the code around a site through other code, the nearest first: calls, and controls that
  /// have a binding. Empty if a view contains the site, or if no such place is known.
  public func placesInViews(running site: Site) -> [Site] {
    guard let number = symbols.file(site.path) else { return [] }
    let place = symbols.scope(at: site.range.lowerBound, inFile: number)
    guard let start = graph.node(around: place), !isOfView(start)
    else { return [] }
    return cache.placesInViews.answer(to: start) {
      var places: [Site] = []
      let codes = CodeReach(from: start) { code in
        self.uses(of: code).compactMap { place, range in
          guard let caller = self.graph.node(around: place), !self.symbols.isInPreview(place),
            !self.symbols.isTest(file: place.file)
          else { return nil }
          guard self.isOfView(caller) else { return caller }
          places.append(self.symbols.files[place.file].site(range))
          return nil
        }
      }
      for _ in codes {}
      return places.uniqued()
    }
  }

  /// The read with the range of a site.
  public func read(at site: Site) -> Usage.LocatedRead? {
    symbols.file(site.path).flatMap { number in
      symbols.files[number].uses.reads(in: site.range).first { $0.range == site.range }
        .map { Usage.LocatedRead(file: number, use: $0) }
    }
  }

  /// The places that bind the property which a read names.
  public func sitesBinding(_ read: Usage.LocatedRead) -> [Site] {
    let scope = read.place
    let types =
      read.use.base.map { inference.type(of: $0, at: scope).instance.candidates }
      ?? symbols.enclosingType(of: scope).map { [$0] } ?? []
    return types.flatMap { symbols.members(of: $0, named: read.use.name).properties }
      .flatMap(bindings).map { symbols.files[$0.place.file].site($0.range) }
  }

  private func isOfView(_ code: CodeNode) -> Bool {
    code.owner.map { symbols.hostRole(of: $0) != nil } == true
  }

  /// The calls and reads that run a piece of code; for a setter or an observer, what changes or binds its property.
  private func uses(of code: CodeNode) -> [(place: ScopeReference, range: ByteRange)] {
    guard let owner = code.owner, let body = symbols.files[code.file].owner(ofBody: code.body),
      body.isRunByWrites
    else { return graph.uses(of: code) }
    return symbols.members(of: owner, named: body.name).properties.flatMap { property in
      changes(of: property).map {
        (ScopeReference(file: $0.file, scope: $0.write.scope), $0.write.range)
      } + bindings(to: property)
    }
  }

  private func bindings(to property: PropertyReference) -> [(
    place: ScopeReference, range: ByteRange
  )] {
    let family = symbols.declaringType(of: property).map(symbols.relatives) ?? []
    return usage.bindings(through: symbols[property].name).filter {
      $0.members.isEmpty && !Set($0.owner.candidates).isDisjoint(with: family)
    }.map { (ScopeReference(file: $0.file, scope: $0.use.scope), $0.use.range) }
      .filter { !symbols.isInPreview($0.0) }
  }
}
