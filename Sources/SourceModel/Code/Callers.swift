/// What runs a piece of code: the edges of the graph, followed backwards.
extension CodeGraph {
  /// The code of the function, initializer, accessor or initial value around a place.
  func node(around place: ScopeReference) -> CodeNode? {
    symbols.enclosingBody(of: place).map {
      CodeNode(file: place.file, body: $0.body, owner: symbols.enclosingType(of: place))
    }
  }

  /// The place where a body begins, if a declaration has it.
  func place(ofBody code: CodeNode) -> ScopeReference? {
    symbols.files[code.file].scope(ofBody: code.body)
      .map { ScopeReference(file: code.file, scope: $0) }
  }

  /// A piece of code and all code that runs it, directly or through other code, nearest first. There is no limit.
  /// - Parameter passes: Whether to continue with what runs a piece of code.
  func code(
    reaching target: CodeNode, _ timing: CodePaths.Timing,
    through passes: @escaping (CodeNode) -> Bool
  ) -> CodeReach {
    CodeReach(from: target) { code in
      guard passes(code) else { return [] }
      return self.callers(of: code).filter { self.runs($0, timing) }
        .compactMap(self.node)
    }
  }

  /// The places in the parsed files that call a function, or read a getter. For a member of a type outside of the
  /// project, these include the places where the type of the object is not known.
  func callers(of code: CodeNode) -> [ScopeReference] { uses(of: code).map(\.place) }

  /// The same, with the range of each call or read.
  func uses(of code: CodeNode) -> [(place: ScopeReference, range: ByteRange)] {
    guard let place = place(ofBody: code), let owner = symbols.enclosingBody(of: place) else {
      return []
    }
    let isOfOutsideType = code.owner == nil && symbols.enclosingDeclaration(of: place) != nil
    guard owner.kind == .function else {
      return symbols.viewReads(named: owner.name).compactMap { number, read in
        let place = ScopeReference(file: number, scope: read.scope)
        return mayRead(code, isOfOutsideType, read, at: place) ? (place, read.range) : nil
      }
    }
    return symbols.callsInParsedFiles(named: owner.name).compactMap { number, call in
      let place = ScopeReference(file: number, scope: call.scope)
      let called = functions(called: call, at: place)
      let isCalled =
        called.isEmpty
        ? isOfOutsideType
        : called.contains { $0.file == code.file && symbols[$0].body == code.body }
      return isCalled ? (place, call.nameRange) : nil
    }
  }

  /// The places in the declarations of a type that mention a member by its name, in whatever way they use it. For a
  /// setter or an observer these are the places that may write the property.
  func mentions(of code: CodeNode, in type: TypeID) -> [ScopeReference] {
    guard let owner = symbols.files[code.file].owner(ofBody: code.body) else { return [] }
    let (name, isOfWrites) = (owner.name, owner.isRunByWrites)
    return cache.mentions.answer(to: Mention(name: name, isOfWrites: isOfWrites, type: type)) {
      let members = symbols.members(of: type, named: name)
      let declared = Set(
        members.properties.map {
          FileOffset(file: $0.file, offset: symbols[$0].nameRange.lowerBound)
        }
          + members.functions.map { .init(file: $0.file, offset: symbols[$0].nameRange.lowerBound) }
      )
      return symbols[type].declarations.flatMap { declaration -> [ScopeReference] in
        let file = symbols.files[declaration.file]
        return file.words(name, in: symbols[declaration].memberBlock)
          .filter { !isOfWrites || file.mayWrite(at: $0) }.map(\.lowerBound)
          .filter { !declared.contains(.init(file: declaration.file, offset: $0)) }
          .map { ScopeReference(file: declaration.file, scope: file.innermostScope(at: $0)) }
      }
    }
  }

  /// The functions and getters of the same object that code mentions by name, whether it runs them or not.
  func codeMentioned(in code: CodeNode) -> [CodeNode] {
    guard let owner = code.owner else { return [] }
    let file = symbols.files[code.file]
    let names = file.uses.names.starting(in: code.body).map { file.text($0.range) }
    return members(names.uniqued(), of: owner)
  }

  /// The code of the functions and getters with some names.
  func members(_ names: [String], of id: TypeID) -> [CodeNode] {
    names.flatMap { name -> [CodeNode] in
      let found = symbols.members(of: id, named: name)
      return found.functions.compactMap { node(of: $0, on: id) }
        + found.properties.compactMap { node(ofGetter: $0, on: id) }
    }
  }

  /// Whether no code of the project runs the function around a place, nor may a framework or clients of a library.
  public func isRunByNobody(_ place: ScopeReference) -> Bool {
    guard let owner = symbols.enclosingBody(of: place), owner.kind == .function,
      let function = symbols.function(withBodyOf: owner, at: place),
      function.attributes.isEmpty, !function.hasModifier("override"),
      !function.isPublic
        || symbols.layout.publishedModule(of: symbols.files[place.file].path) == nil
    else { return false }
    let code = CodeNode(
      file: place.file, body: owner.body, owner: symbols.enclosingType(of: place))
    return cache.isRunByNobody.answer(to: code) {
      if !isNamed(owner.name, outside: [place.file: [function.nameRange]]) {
        return code.owner.map(hasOutsideSupertype) != true
      }
      guard let host = code.owner,
        let reference = symbols.functions(of: host).first(where: {
          $0.file == place.file && symbols[$0].body == owner.body
        }), function.isStatic, let calls = callsAlone(of: reference, host)
      else { return false }
      return calls.allSatisfy { symbols.isTest(file: $0.file) }
    }
  }

  /// Whether code of the project uses a name outside of some types.
  func isNamed(_ name: String, outside types: some Sequence<TypeID>) -> Bool {
    let own = Dictionary(grouping: types.flatMap { symbols[$0].declarations }, by: \.file)
    return isNamed(name, outside: own.mapValues { $0.map { symbols[$0].range } })
  }

  /// Whether code of the project uses a name outside of some ranges of files.
  private func isNamed(_ name: String, outside known: [Int: [ByteRange]]) -> Bool {
    symbols.needFiles(naming: CollectionOfOne(name))
    return symbols.parsedFiles(naming: name).contains { number in
      let file = symbols.files[number]
      return !file.words(name, in: 0..<file.bytes.count).allSatisfy { word in
        known[number]?.contains { $0.contains(word) } == true
      }
    }
  }

  /// Whether a read with the name of a getter reads this getter.
  private func mayRead(
    _ getter: CodeNode, _ isOfOutsideType: Bool, _ read: Read, at place: ScopeReference
  ) -> Bool {
    guard let base = read.base, !base.isSelf else {
      guard symbols.localBinding(read.name, at: place, position: read.range.lowerBound) == nil
      else { return false }
      let own = symbols.enclosingType(of: place)
      return own == getter.owner
        || own.map { symbols.members(of: $0, named: read.name).properties.isEmpty } == true
    }
    let type = inference.type(of: base, at: place)
    guard let owner = getter.owner else { return isOfOutsideType && type.candidates.isEmpty }
    return type.instance.candidates.contains(owner)
  }
}

extension CodeGraph {
  /// The calls of a method in the parsed files; nil if other code overrides it or may refer to it in another way.
  public func callsAlone(of function: FunctionReference, _ host: TypeID) -> [(
    file: Int, call: Call
  )]? {
    let name = symbols[function].name
    let family = Set(symbols.relatives(of: host) + symbols.implementers(of: host))
    let declared = family.compactMap { symbols.memberTable[$0.index][name] }
    guard declared.flatMap(\.functions) == [function], declared.allSatisfy(\.properties.isEmpty)
    else { return nil }
    var calls: [(file: Int, call: Call)] = []
    for (number, call) in symbols.callsInParsedFiles(named: name)
    where !symbols[function].isPrivate || number == function.file {
      let place = ScopeReference(file: number, scope: call.scope)
      switch target(ofCallTo: call.callee, call.arguments, at: place) {
      case .functions(let found), .implementations(let found):
        if found.contains(function) { calls.append((number, call)) }
      case .opaque, .unknownMember:
        if symbols[function].mayBeMember(of: call.callee.base),
          symbols[function].parameters.matching(call.arguments) != nil
        {
          return nil
        }
      case .local, .construction, .delegation, .outside, .free, .nothing: break
      }
    }
    let files = symbols[function].isPrivate ? [function.file] : symbols.parsedFiles(naming: name)
    return files.allSatisfy { refersOnlyByCalls(to: symbols[function], of: family, inFile: $0) }
      ? calls : nil
  }

  /// Whether no code of a file may refer to a member of one of the types, except by calls.
  private func refersOnlyByCalls(
    to function: DeclaredFunction, of family: Set<TypeID>, inFile number: Int
  ) -> Bool {
    let (file, name) = (symbols.files[number], function.name)
    let called = Set(
      symbols.callsInParsedFiles(named: name).filter { $0.file == number }.map(\.call.nameRange))
    let reads = file.uses.reads(in: 0..<file.bytes.count).filter { $0.name == name }
    return file.words(name, in: 0..<file.bytes.count).allSatisfy { word in
      if called.contains(word) { return true }
      let place = symbols.scope(at: word.lowerBound, inFile: number)
      let read = reads.first { $0.range.upperBound == word.upperBound }
      if let base = read?.base, !base.isSelf {
        let type = inference.type(of: base, at: place)
        return !function.mayBeMember(of: base)
          || !type.isUnknown && family.isDisjoint(with: type.instance.candidates)
      }
      if file.uses.names.contains(where: { $0.range == word }) {
        return symbols.enclosingType(of: place).map(family.contains) != true
          || symbols.localBinding(name, at: place, position: word.lowerBound) != nil
      }
      // A declaration, a label, a comment or a text; a key path or an implicit member begins with a dot.
      return file.bytes[word.lowerBound - 1] != UInt8(ascii: ".") || file.isInText(word)
        || function.isStatic && function.returnType == nil
    }
  }
}

extension DeclaredFunction {
  /// Whether an expression may have the function as a member: a static function is a member of a type, which is written
  /// as such. Nil stands for an implicit member, which gives a value of the type.
  fileprivate func mayBeMember(of base: Expression?) -> Bool {
    guard isStatic else { return true }
    guard let base else { return returnType != nil }
    let name = base.dottedPath?.last ?? base.chainRoot.simpleName
    return base.isSelf || name.map { $0.looksLikeTypeName || $0 == "type" } != false
  }
}

/// A question for the mentions of a member in the declarations of a type.
struct Mention: Hashable {
  let name: String
  let isOfWrites: Bool
  let type: TypeID
}

extension FileFacts {
  /// Whether a word is part of an argument that is a text without interpolation: `print("Left Store.reload")`.
  fileprivate func isInText(_ word: ByteRange) -> Bool {
    calls(around: word).flatMap(\.arguments).contains {
      $0.value.range.contains(word) && $0.value.kind == .literal(.string)
        && !text($0.value.range).contains("\\(")
    }
  }

  /// Whether the code at a name may change what it names: it is part of the target of an assignment, an `inout` argument,
  /// or what a method is called on.
  fileprivate func mayWrite(at word: ByteRange) -> Bool {
    bytes[word.lowerBound - 1] == UInt8(ascii: "&")
      || uses.assignments.contains { $0.target.range.contains(word) }
      // Not in a closure before the call: `Text(x).onAppear { }`.
      || uses.calls.contains { call in
        call.callee.base.map {
          $0.range.contains(word)
            && ["", "self."].contains(text($0.range.lowerBound..<word.lowerBound))
        } == true
      }
  }
}
