final class ObjectsCache: LayerCache, @unchecked Sendable {
  // Filled with the model, before any question.
  @exclusivity(unchecked) fileprivate(set) var aliases: [String: ObjectAlias] = [:]
  @exclusivity(unchecked) fileprivate(set) var flows: [ScopeReference: GenericFlow] = [:]
  @exclusivity(unchecked) fileprivate(set) var wrapperSites: [Wrapper: [WrapperSite]] = [:]
  let publishingWrappers = Answers<TypeID, PublishingWrapper?>()
  let observedObjectAnnotations = Answer<[(file: Int, range: ByteRange)]>()
}

extension ProjectModel {
  var objectsCache: ObjectsCache { caches[ObjectsCache.self] }

  /// The project's own names for `ObservableObject`.
  public internal(set) var objectAliases: [String: ObjectAlias] {
    get { objectsCache.aliases }
    set { objectsCache.aliases = newValue }
  }
  /// The types that are passed for generic parameters constrained to `ObservableObject`, by the scope that declares
  /// them.
  public var genericFlows: [ScopeReference: GenericFlow] { objectsCache.flows }
  /// The declarations with an object wrapper, without `@Published`.
  var wrapperTable: [Wrapper: [WrapperSite]] { objectsCache.wrapperSites }

  /// Finds the objects of a new model and what they are passed through.
  func collectObjects() {
    objectsCache.aliases = collectObjectAliases()
    let flows = collectGenericFlows()
    objectsCache.flows = flows
    typesOfParameters = flows.filter(\.value.isClosed).mapValues(\.types)
    objectsCache.wrapperSites = collectWrapperSites()
  }
}
