final class CodeCache: LayerCache {
  let code = Answers<Int, RunCode>()
  let effects = Answers<CodeNode, Effects>()
  let ownEdges = Answers<CodeNode, [CodeEdge]>()
  let writeEdges = Answers<CodeNode, [CodeEdge]>()
  let passingEdges = Answers<CodeNode, [CodeEdge]>()
  let otherEdges = Answers<CodeNode, [CodeEdge]>()
  let mentions = Answers<Mention, [ScopeReference]>()
  let closureTimings = Answers<ScopeReference, ClosureTiming>()
  let closuresRunAtOnce = Answers<ScopeReference, Bool>()
  let operatorFunctions = Answers<String, [FunctionReference]>()
  let closuresKeptToAct = Answers<ScopeReference, Bool>()
  let mutatingFunctions = Answer<Set<String>>()
  let constructionCalls = Answers<TypeID, [ConstructionCall]>()
  /// The calls of `init`, by the label of the first argument.
  let initializerCalls = Answer<[String: [UseIndex.Place]]>()
  /// What these calls create, by the position of the call.
  let typesCreatedByCalls = Answers<UseIndex.Place, CreatedTypes>()
  /// The calls of `init` with their created types, by the label of the first argument.
  let labelledCalls = Answers<String, LabelledCalls>()
  let unlabelledCalls = Answers<String, UnlabelledCalls>()
  let takersByType = Answer<[String: ValueReceivers]>()
  let aliasesByTarget = Answer<[String: [(file: Int, alias: DeclaredTypealias)]]>()
}

extension ProjectModel {
  var codeCache: CodeCache { caches[CodeCache.self] }
}
