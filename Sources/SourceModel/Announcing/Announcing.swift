/// What a send notifies about, relays, and publishers that a class declares itself.
public final class Announcing: Sendable {
  let symbols: Symbols
  let inference: TypeInference
  let graph: CodeGraph
  let objects: Objects
  let usage: Usage
  let cache = Cache()

  /// Answers that were found before.
  struct Cache: Sendable {
    let notifiesOfChanges = Answers<TypeID, Bool>()
    let genericPublishers = Answer<GenericPublishers>()
  }

  init(_ usage: Usage) {
    symbols = usage.symbols
    inference = usage.inference
    graph = usage.graph
    objects = usage.objects
    self.usage = usage
  }
}
