/// Code that runs although nothing calls it by its name: subscripts, operators that functions of collections apply to
/// elements, and descriptions in text.
extension CodeEdges {
  var implicit: [CodeEdge] { subscripts + comparisons + descriptions }

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

  private var comparisons: [CodeEdge] {
    symbols.files[node.file].uses.calls.starting(in: node.body).flatMap { call in
      graph.operators(appliedBy: call, at: ScopeReference(file: node.file, scope: call.scope))
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
  /// The operators of the project that a function applies to the elements of its collection: `<` for `rows.sort()`.
  func operators(appliedBy call: Call, at scope: ScopeReference) -> [CodeNode] {
    guard let comparison = SDK.comparesElements[call.name], let base = call.callee.base,
      !call.arguments.contains(where: {
        $0.isTrailingClosure || $0.label == "by" || $0.label == "where"
      })
    else { return [] }
    let names = (comparison == "less" ? ["<"] : ["==", "hash"]).filter(symbols.declaresFunction)
    if names.isEmpty { return [] }
    return inference.type(of: base, at: scope).unwrapped.element.candidates.flatMap { id in
      names.flatMap { name in
        symbols.members(of: id, named: name).functions.compactMap { node(of: $0, on: id) }
      }
    }
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
