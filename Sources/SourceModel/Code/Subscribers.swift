/// Code that observes published properties, which runs when one is assigned.
extension CodeEdges {
  var subscriptions: [CodeEdge] {
    graph.writes(in: node.body, ofFile: node.file).flatMap { write in
      graph.changes(by: write, in: node).filter { symbols.publishedNames.contains($0.name) }
        .flatMap(graph.subscribers).map {
          CodeEdge(
            kind: .subscription, receiver: .other, range: write.range,
            place: ScopeReference(file: node.file, scope: write.scope), target: $0)
        }
    }
  }
}

extension CodeGraph {
  /// The closures that run before the assignment of a published property returns: those of `$x.map { … }.sink { … }`, up
  /// to an operator that delivers later.
  fileprivate func subscribers(of property: ChangedProperty) -> [CodeNode] {
    cache.subscribers.answer(to: property) {
      symbols.ask(.projection(property.name))
      return symbols.parsedFiles(naming: property.name).flatMap { number -> [CodeNode] in
        let file = symbols.files[number]
        return file.uses.projections.filter { $0.name == property.name && !$0.members.isEmpty }
          .flatMap { use -> [CodeNode] in
            let scope = ScopeReference(file: number, scope: use.scope)
            let owners = owners(of: use.name, use.base, at: scope, use.range.lowerBound)
            guard owners.contains(where: { symbols.relatives(of: $0).contains(property.type) })
            else { return [] }
            return file.chain(from: use.range.lowerBound)
              .sorted { $0.range.upperBound < $1.range.upperBound }
              .prefix { !SDK.schedulingOperator.contains($0.name) }
              .flatMap(\.arguments).flatMap { code(ofCalled: $0.value, at: scope) }
          }
      }
    }
  }
}
