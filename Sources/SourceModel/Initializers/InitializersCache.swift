final class InitializersCache: LayerCache {
  let findings = Answers<Code, Findings>()
  let bodies = Answers<FunctionReference, InitializerBody?>()
}

extension ProjectModel {
  var initializersCache: InitializersCache { caches[InitializersCache.self] }
}
