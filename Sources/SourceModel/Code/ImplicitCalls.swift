/// Code that runs although nothing calls it by its name: subscripts, conformances that functions of the SDK use,
/// descriptions in text, and methods that override the one that is called.
extension CodeEdges {
  var implicit: [CodeEdge] { subscripts + conformances + descriptions + overridingMethods }

  /// The methods of subclasses that override the one that a call on `self` names.
  private var overridingMethods: [CodeEdge] {
    guard let owner = node.owner, !symbols.subtypes(of: owner).isEmpty else { return [] }
    return symbols.files[node.file].uses.calls.starting(in: node.body).filter(\.callee.isOwnMember)
      .flatMap { call in
        graph.receivers(of: call.name, in: [owner]).filter { $0 != owner }.flatMap { type in
          (symbols.memberTable[type.index][call.name]?.functions ?? []).compactMap { function in
            graph.node(of: function, on: type).map { edge(from: call.range, to: $0) }
          }
        }
      }
  }

  /// The object's own subscripts: `self[row]`.
  private var subscripts: [CodeEdge] {
    guard let owner = node.owner else { return [] }
    let functions = symbols.members(of: owner, named: "subscript").functions
    if functions.isEmpty { return [] }
    return symbols.files[node.file].bytes.places(of: Array("self[".utf8), in: node.body)
      .flatMap { place in
        functions.map { function in
          edge(
            from: place,
            to: CodeNode(file: function.file, body: symbols[function].range, owner: owner))
        }
      }
  }

  private var conformances: [CodeEdge] {
    symbols.files[node.file].uses.calls.starting(in: node.body).flatMap { call in
      let place = ScopeReference(file: node.file, scope: call.scope)
      return (graph.conformances(usedBy: call, at: place) + graph.iterations(by: call, at: place))
        .map { edge(from: call.range, to: $0) }
    }
  }

  /// The descriptions of values in text: `"\(row)"`, `String(describing: row)`.
  private var descriptions: [CodeEdge] {
    guard symbols.mayRunCode(propertyNamed: "description") else { return [] }
    let file = symbols.files[node.file]
    let described = file.uses.calls.starting(in: node.body)
      .filter { $0.name == "String" && $0.arguments.first?.label == "describing" }
      .compactMap(\.arguments.first?.value)
    return (described + file.interpolatedNames(in: node.body)).flatMap { value -> [CodeEdge] in
      let scope = file.innermostScope(at: value.range.lowerBound)
      let type = graph.inference.type(of: value, at: ScopeReference(file: node.file, scope: scope))
      return type.candidates.flatMap { id in
        symbols.members(of: id, named: "description").properties.compactMap {
          graph.node(ofGetter: $0, on: id).map { edge(from: value.range, to: $0) }
        }
      }
    }
  }

  private func edge(from range: ByteRange, to target: CodeNode) -> CodeEdge {
    let scope = symbols.files[node.file].innermostScope(at: range.lowerBound)
    return CodeEdge(
      kind: .implicit, receiver: .other, range: range,
      place: ScopeReference(file: node.file, scope: scope), target: target)
  }
}

extension CodeGraph {
  /// The code of the project by which a call compares, hashes or encodes values or their elements: `<` for `rows.sort()`,
  /// `hash(into:)` for `Set(rows)`.
  func conformances(usedBy call: Call, at scope: ScopeReference) -> [CodeNode] {
    guard let use = SDK.usesConformance[call.name],
      !call.arguments.contains(where: {
        $0.isTrailingClosure || $0.label == "by" || $0.label == "where"
      })
    else { return [] }
    let names = (use == "less" ? ["<"] : use == "equal" ? ["==", "hash"] : [use])
      .filter(symbols.declaresFunction)
    if names.isEmpty { return [] }
    let values = [call.callee.base].compactMap(\.self) + call.arguments.map(\.value)
    return values.flatMap { value in
      let type = inference.type(of: value, at: scope).unwrapped
      return (type.candidates + type.element.candidates).flatMap { members(names, of: $0) }
    }.uniqued()
  }

  /// The code of a sequence of the project that runs when a call iterates over it: `model.reduce(0, +)`, `Array(model)`.
  fileprivate func iterations(by call: Call, at scope: ScopeReference) -> [CodeNode] {
    guard
      call.name.looksLikeTypeName
        ? SDK.standardCollection.contains(call.name)
        : SDK.callsClosureNow.contains(call.name) || SDK.memberType["Array.\(call.name)"] != nil,
      symbols.declaresFunction(named: "makeIterator")
        || symbols.mayRunCode(propertyNamed: "startIndex")
    else { return [] }
    guard inference.typeCreated(by: call.callee, at: scope)?.candidates.isEmpty != false else {
      return []
    }
    let values =
      call.name.looksLikeTypeName
      ? call.arguments.filter { !$0.value.isClosure }.map(\.value)
      : [call.callee.base].compactMap(\.self)
    return values.flatMap { value in
      inference.type(of: value, at: scope).candidates.filter { id in
        symbols.inherits(id, fromOutside: SDK.protocolOfArrays)
          && symbols.members(of: id, named: call.name).functions.isEmpty
      }.flatMap { members(SDK.requirementOfSequence.sorted(), of: $0) }
    }.uniqued()
  }
}

extension FileFacts {
  /// The names and members in the text of a range of code: `row` and `row.title` in `"\(row): \(row.title)"`.
  fileprivate func interpolatedNames(in code: ByteRange) -> [Expression] {
    bytes.places(of: Array("\\(".utf8), in: code).compactMap { place in
      guard
        let end = bytes[place.upperBound..<code.upperBound].firstIndex(of: UInt8(ascii: ")"))
      else { return nil }
      let range = place.upperBound..<end
      let names = text(range).split(separator: ".", omittingEmptySubsequences: false)
      guard let first = names.first, !first.isEmpty,
        names.allSatisfy({ name in
          name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
        })
      else { return nil }
      return names.dropFirst().reduce(
        Expression(first == "self" ? .selfReference : .name(String(first)), range: range)
      ) { Expression(.member($0, String($1)), range: range) }
    }
  }
}
