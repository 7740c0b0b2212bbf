final class TypesCache: LayerCache {
  let closureParameterTypes = RecursiveAnswers<ScopeReference, [ResolvedType]>()
}

extension ProjectModel {
  var typesCache: TypesCache { caches[TypesCache.self] }
}
