extension TypeReference {
  /// `Published<T>.Publisher`
  public var isPublishedPublisher: Bool { name == "Published" && type.isPublishedPublisher }
}

extension TypeName {
  /// `Published<T>.Publisher`
  public var isPublishedPublisher: Bool {
    guard case .named(let components) = self else { return false }
    return components.suffix(2).map(\.name) == ["Published", "Publisher"]
  }
}

extension Usage {
  /// The last names of the publishers that `onReceive` gets anywhere: `degreesPublisher` in
  /// `.onReceive(station.degreesPublisher)`.
  public var membersReceivedByViews: Set<String> {
    let names = symbols.callsInParsedFiles(named: "onReceive").compactMap { _, call -> String? in
      guard var publisher = call.arguments.first?.value else { return nil }
      if case .call(let callee, _) = publisher.unwrapped.kind { publisher = callee }
      return publisher.dottedPath?.last
    }
    return Set(names)
  }

  /// The property or function that returns `$x` itself; nil if `$x` is used in another way.
  public func member(giving located: PropertyUses.Located<Projection>) -> String? {
    let use = located.use
    guard use.members.isEmpty, use.argumentOf == nil,
      let body = symbols.enclosingBody(of: located.place),
      body.kind == .accessor || body.kind == .function
    else { return nil }
    return body.name
  }
}

extension Usage {
  /// Whether the file uses `ObservableObject` or `Published` for anything other than migrated types.
  /// - Parameter constraints: Uses of `ObservableObject` that the migration replaces.
  public func publishesElsewhere(inFile number: Int, than constraints: [ByteRange]) -> Bool {
    let file = symbols.files[number]
    let own = file.types.indices.filter { index in
      symbols.type(ofDeclaration: index, inFile: number).map(symbols.isMigratable) ?? false
    }
    return file.uses.typeReferences.contains { reference in
      guard reference.name == "ObservableObject" || reference.name == "Published",
        !constraints.contains(reference.range)
      else { return false }
      switch reference.position {
      case .inheritance, .attribute:
        return !own.contains { file.types[$0].range.contains(reference.range.lowerBound) }
      case .annotation, .genericConstraint, .expression, .extended, .cast, .genericArgument:
        return true
      }
    }
  }
}
