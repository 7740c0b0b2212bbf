/// How code uses properties: through `$` and `_`, by assignment, in place, and the uses of `objectWillChange`.
public final class Usage: Sendable {
  let symbols: Symbols
  let inference: TypeInference
  let graph: CodeGraph
  let objects: Objects
  let cache = Cache()

  /// Answers that were found before.
  struct Cache: Sendable {
    let uses = Answer<PropertyUses>()
    let namesWrittenByKeyPath = Answer<NamesInKeyPaths>()
  }

  init(_ objects: Objects) {
    symbols = objects.symbols
    inference = objects.inference
    graph = objects.graph
    self.objects = objects
  }
}
