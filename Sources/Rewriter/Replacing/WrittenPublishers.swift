import SourceModel

/// Where `Published<T>.Publisher` is written, and the types whose publishers may be used there.
struct WrittenPublishers {
  let model: ProjectModel
  /// The files that write such a type.
  let files: [Int]
  /// The types whose publishers are read.
  private(set) var sources: [TypeID] = []
  /// The publishers that are passed as values.
  private var handedOn: [HandedOn] = []
  /// The names of properties of such a type for which a publisher is visible. Their declarations in protocols and
  /// superclasses change with them.
  private var changing: Set<String> = []
  private var openNames: Set<String> = []
  /// The types whose publishers are the end of a key path, and whether such a key path begins at another type:
  /// `\Owner.model.$name`.
  private var keyPathEnds: [TypeID: Bool] = [:]
  private let generic: GenericPublishers
  private let returned: ReturnedPublishers?

  init(in model: ProjectModel) {
    self.model = model
    generic = model.announcing.genericPublishers
    files = model.files.indices.filter { number in
      model.files[number].uses.typeReferences.contains { $0.isPublishedPublisher }
    }
    returned = files.isEmpty ? nil : ReturnedPublishers(in: model)
    guard !files.isEmpty else { return }
    openNames = model.symbols.openTypeNames
    var types: Set<TypeID> = []
    var handed: [HandedOn] = []
    for (reference, located) in model.usage.uses.projections
    where model[reference].attribute(.published) != nil {
      guard let id = model.symbols.declaringType(of: reference), model.symbols.isMigratable(id)
      else { continue }
      types.insert(id)
      let passed = located.filter { isPassedOn($0.use) }
      guard !passed.isEmpty else { continue }
      let value = model.announcing.publishedValue(of: reference, openNames: openNames)
      handed.append(HandedOn(type: id, value: value, uses: passed))
    }
    for (reference, located) in model.usage.uses.keyPaths
    where model[reference].attribute(.published) != nil {
      guard let id = model.symbols.declaringType(of: reference), model.symbols.isMigratable(id)
      else { continue }
      let isFar = located.contains { $0.use.components.first?.hasPrefix("$") == false }
      keyPathEnds[id] = keyPathEnds[id] == true || isFar
    }
    sources = types.sorted()
    handedOn = handed.sorted { $0.type < $1.type }
    for number in files {
      for reference in model.files[number].uses.typeReferences
      where reference.isPublishedPublisher && !visible(reference, from: number).isEmpty {
        changing.formUnion(declaringProperty(of: reference, inFile: number).map { [$0] } ?? [])
      }
    }
  }

  /// Whether the publisher itself is passed as a value, to something that is not generic over publishers.
  private func isPassedOn(_ use: Projection) -> Bool {
    use.members.isEmpty && !use.isInOut && use.argumentOf.map(generic.take) != true
  }

  /// The types whose publishers may be values of the written type.
  func reaching(_ reference: TypeReference, inFile number: Int) -> [TypeID] {
    guard reference.isPublishedPublisher else { return [] }
    if let name = declaringProperty(of: reference, inFile: number), changing.contains(name) {
      return types(of: value(of: reference, inFile: number), givenBy: name)
    }
    return visible(reference, from: number)
  }

  /// The types whose publishers are passed to code that assigns through them, and what shows it.
  var assigned: [(type: TypeID, blocker: Blocker)] {
    let parameters = files.isEmpty ? [] : model.publisherParameters
    return files.flatMap { number in
      let file = model.files[number]
      return file.uses.typeReferences.flatMap { reference -> [(TypeID, Blocker)] in
        guard reference.isPublishedPublisher, reference.position != .extended,
          let assignment = file.assignment(through: reference)
        else { return [] }
        let types = reaching(reference, inFile: number)
        let parameter = parameters.first {
          $0.file == number && $0.type.range == reference.range
        }
        return passed(to: parameter, value(of: reference, inFile: number))
          .filter { types.contains($0.type) }.map { type, located in
            let source = model.files[located.file]
            return (
              type,
              .assigned(
                located.use, in: source, at: model.place(assignment.range, inFile: number))
            )
          }
      }
    }
  }

  /// The publishers of some values that are arguments of a parameter; all of them if no such argument is written.
  private func passed(to parameter: PublisherParameter?, _ value: PublishedValue)
    -> [(type: TypeID, located: PropertyUses.Located<Projection>)]
  {
    handedOn.filter { $0.value.mayBe(value) }.flatMap { handed in
      let arguments = handed.uses.filter { located in
        located.use.argumentOf.flatMap { parameter?.isNamed(by: $0, isKnown: true) } == true
      }
      return (arguments.isEmpty ? handed.uses : arguments).map { (handed.type, $0) }
    }
  }

  /// The same, if a publisher of `value` may be one too.
  private func reaching(
    _ reference: TypeReference, inFile number: Int, with value: PublishedValue
  ) -> [TypeID] {
    guard self.value(of: reference, inFile: number).mayBe(value) else { return [] }
    return reaching(reference, inFile: number)
  }

  /// The types whose publishers may be used in the same place as that of a property.
  private func meeting(_ value: PublishedValue, from number: Int, in member: String?) -> [TypeID] {
    let all = types(of: value, givenBy: member)
    if let member, changing.contains(member) { return all }
    return all.filter { model.symbols.isVisible($0, from: number) }
  }

  /// A publisher that is passed where `Published<T>.Publisher` is written, and the types that change it there.
  struct PassedPublisher {
    let file: Int
    let range: ByteRange
    let types: [TypeID]
    /// The type that publishes; nil where it is unknown.
    let owner: TypeID?
  }

  /// The publishers that are an argument of such a parameter, or a value in a file that uses the type.
  var passedPublishers: [PassedPublisher] {
    guard !sources.isEmpty else { return [] }
    let parameters = model.publisherParameters
    let resolved = model.usage.uses.projections.filter {
      model[$0.key].attribute(.published) != nil
    }
    .flatMap { property, located in
      located.map { (property: PropertyReference?.some(property), located: $0) }
    }
    let unresolved = model.usage.uses.unresolvedProjections.values.joined()
      .map { (property: PropertyReference?.none, located: $0) }
    return (resolved + unresolved).compactMap { property, located in
      let types = typesMeeting(located, of: property, parameters)
      if types.isEmpty { return nil }
      return PassedPublisher(
        file: located.file, range: located.use.range, types: types,
        owner: property.flatMap(model.symbols.declaringType))
    }
  }

  private func typesMeeting(
    _ located: PropertyUses.Located<Projection>, of property: PropertyReference?,
    _ parameters: [PublisherParameter]
  ) -> [TypeID] {
    let use = located.use
    guard isPassedOn(use) else { return [] }
    let value = value(of: property)
    if let position = use.argumentOf {
      let named = parameters.filter { $0.isNamed(by: position, isKnown: property != nil) }
      if named.isEmpty { return [] }
      // A generic parameter changes with every type whose publisher may be passed to it.
      let called = model.functionsHanded(use, inFile: located.file)
      if !called.isEmpty {
        let taking = named.filter { parameter in called.contains { model.takes(parameter, $0) } }
        return Set(taking.flatMap { reaching($0.type, inFile: $0.file, with: value) }).sorted()
      }
    } else if property == nil || !files.contains(located.file) {
      return []
    }
    return meeting(value, from: located.file, in: model.usage.member(giving: located))
  }

  /// The types whose publishers may be part of another type, such as `CombineLatest` or `KeyPath`.
  func standing(in reference: TypeReference, inFile number: Int) -> [TypeID] {
    let scope = ScopeReference(file: number, scope: reference.scope)
    if let root = reference.keyPathRoot.map({ model.symbols.resolve($0, at: scope).candidates }),
      root.contains(where: { model[$0].kind == .class })
    {
      let far = keyPathEnds.filter(\.value).keys
      return Set(root.flatMap(model.symbols.lineage).filter(model.symbols.isMigratable)).union(far)
        .sorted()
    }
    let host = model.symbols.enclosingType(of: scope)
    let all = Set(sources).union(keyPathEnds.keys).sorted()
    let own = all.filter { $0 == host }
    return own.isEmpty ? all.filter { model.symbols.isVisible($0, from: number) } : own
  }

  private func value(of property: PropertyReference?) -> PublishedValue {
    property.map { model.announcing.publishedValue(of: $0, openNames: openNames) } ?? .unknown
  }

  private func visible(_ reference: TypeReference, from number: Int) -> [TypeID] {
    let name = declaringProperty(of: reference, inFile: number)
    let passed = typesPassed(to: reference, inFile: number)
    return types(of: value(of: reference, inFile: number), givenBy: name).filter {
      model.symbols.isVisible($0, from: number) && passed?.contains($0) != false
    }
  }

  /// The types whose publishers are the arguments of a method's parameter; nil if others may be.
  private func typesPassed(to reference: TypeReference, inFile number: Int) -> Set<TypeID>? {
    let scope = ScopeReference(file: number, scope: reference.scope)
    guard let host = model.symbols.enclosingType(of: scope),
      let function = model.symbols.functions(of: host).first(where: {
        $0.file == number && model[$0].kind == .function
          && model[$0].parameters.contains { $0.typeRange.contains(reference.range) }
      }),
      let parameter = model[function].parameters.first(where: {
        $0.typeRange.contains(reference.range)
      })
    else { return nil }
    model.symbols.needFiles(naming: CollectionOfOne(model[function].name))
    guard let calls = model.graph.callsAlone(of: function, host), !calls.isEmpty else { return nil }
    var types: Set<TypeID> = []
    for (file, call) in calls {
      let arguments = call.arguments.filter { $0.label == parameter.label }
      let property = model.usage.uses.projections.first { _, located in
        located.contains {
          $0.file == file && $0.use.members.isEmpty
            && $0.use.range.upperBound == arguments.first?.value.range.upperBound
        }
      }?.key
      guard arguments.count == 1, let type = property.flatMap(model.symbols.declaringType) else {
        return nil
      }
      types.insert(type)
    }
    return types
  }

  /// The types that publish such values, if only properties of this name pass them on.
  private func types(of value: PublishedValue, givenBy name: String?) -> [TypeID] {
    let given = name.flatMap { returned?.types[$0] }
    return handedOn.filter { $0.value.mayBe(value) && given?.contains($0.type) != false }
      .map(\.type).uniqued()
  }

  private func value(of reference: TypeReference, inFile number: Int) -> PublishedValue {
    genericArgument(in: model.files[number].text(reference.range))
      .map { PublishedValue($0, openNames: openNames) } ?? .unknown
  }

  private func declaringProperty(of reference: TypeReference, inFile number: Int) -> String? {
    model.files[number].types.lazy.flatMap(\.properties).first {
      $0.typeRange?.contains(reference.range) == true
    }?.name
  }
}

/// A published property whose publisher is passed as a value.
private struct HandedOn {
  let type: TypeID
  let value: PublishedValue
  let uses: [PropertyUses.Located<Projection>]
}

extension FileFacts {
  /// A call of `assign(to: &publisher)`, which takes only the publisher of a published property, if its target may be
  /// declared with this type.
  func assignment(through reference: TypeReference) -> Call? {
    uses.calls.first { call in
      guard call.name == "assign", let argument = call.arguments.first, argument.label == "to",
        case .inOut(let target) = argument.value.kind, let name = target.dottedPath?.last,
        !name.hasPrefix("$")
      else { return false }
      let declared = publishersDeclared(as: name)
      return declared.isEmpty || declared.contains(reference.range)
    }
  }

  /// The types `Published<T>.Publisher` that are written for parameters and properties of this name.
  private func publishersDeclared(as name: String) -> [ByteRange] {
    let functions = types.flatMap(\.functions) + functions
    let parameters = functions.flatMap(\.parameters).filter { $0.name == name }.map(\.typeRange)
    let properties = types.flatMap(\.properties).filter { $0.name == name }.compactMap(\.typeRange)
    return uses.typeReferences.filter(\.isPublishedPublisher).map(\.range).filter { range in
      (parameters + properties).contains { $0.contains(range) }
    }
  }
}
