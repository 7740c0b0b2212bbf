/// Which types are observable objects, and through which wrappers and generics code passes them.
public final class Objects: @unchecked Sendable {
  let symbols: Symbols
  let inference: TypeInference
  let graph: CodeGraph
  let cache = Cache()

  // `init` fills these before any question.
  /// The project's own names for `ObservableObject`.
  @exclusivity(unchecked) public internal(set) var objectAliases: [String: ObjectAlias] = [:]
  /// The types that are passed for generic parameters constrained to `ObservableObject`, by the scope that declares
  /// them.
  @exclusivity(unchecked) public private(set) var genericFlows: [ScopeReference: GenericFlow] = [:]
  /// The declarations with an object wrapper, without `@Published`.
  @exclusivity(unchecked) private(set) var wrapperTable: [Wrapper: [WrapperSite]] = [:]

  /// Answers that were found before.
  struct Cache: Sendable {
    let publishingWrappers = Answers<TypeID, PublishingWrapper?>()
    let usesThroughValues = Answers<PropertyReference, Bool>()
    let observedObjectAnnotations = Answer<[(file: Int, range: ByteRange)]>()
  }

  init(_ graph: CodeGraph) {
    symbols = graph.symbols
    inference = graph.inference
    self.graph = graph
    objectAliases = collectObjectAliases()
    genericFlows = collectGenericFlows()
    symbols.typesOfParameters = genericFlows.filter(\.value.isClosed).mapValues(\.types)
    wrapperTable = collectWrapperSites()
  }
}
