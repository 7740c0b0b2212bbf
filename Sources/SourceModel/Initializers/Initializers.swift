/// What creating a model costs, and the properties that own models.
public final class Initializers: Sendable {
  let symbols: Symbols
  let inference: TypeInference
  let graph: CodeGraph
  let objects: Objects
  let usage: Usage
  let cache = Cache()

  /// Answers that were found before.
  struct Cache: Sendable {
    let findings = Answers<Code, Findings>()
    let bodies = Answers<FunctionReference, InitializerBody?>()
    let earlierCode = Answers<PropertyReference, EarlierCode?>()
    let launchMethods = Answer<[FunctionReference]>()
  }

  init(_ usage: Usage) {
    symbols = usage.symbols
    inference = usage.inference
    graph = usage.graph
    objects = usage.objects
    self.usage = usage
  }
}
