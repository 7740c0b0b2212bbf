/// What creating a model costs, and the properties that own models.
public final class Initializers: Sendable {
  let symbols: Symbols
  let inference: TypeInference
  let graph: CodeGraph
  let objects: Objects
  let usage: Usage
  let views: Views
  let cache = Cache()

  /// Answers that were found before.
  struct Cache: Sendable {
    let findings = Answers<Code, Findings>()
    let bodies = Answers<FunctionReference, InitializerBody?>()
    let earlierCode = Answers<PropertyReference, EarlierCode?>()
    let launchMethods = Answer<[FunctionReference]>()
  }

  init(_ views: Views) {
    symbols = views.symbols
    inference = views.inference
    graph = views.graph
    objects = views.objects
    usage = views.usage
    self.views = views
  }
}
