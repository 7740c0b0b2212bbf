final class UsesCache: LayerCache {
  let uses = Answer<PropertyUses>()
  let namesWrittenByKeyPath = Answer<Set<String>>()
}

extension ProjectModel {
  var usesCache: UsesCache { caches[UsesCache.self] }
}
