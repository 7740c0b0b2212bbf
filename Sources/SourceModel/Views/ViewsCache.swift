final class ViewsCache: LayerCache {
  let valuesCreatedByViews = Answers<TypeID, Bool>()
  let codeCalledByViews = Answers<CodeNode, Bool>()
  let codeRunByViews = Answer<CodeRunByViews>()
}

extension ProjectModel {
  var viewsCache: ViewsCache { caches[ViewsCache.self] }
}
