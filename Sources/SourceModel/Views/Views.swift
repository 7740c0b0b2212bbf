/// What views create and show, which code runs while `body` is evaluated, and what the environment contains.
public final class Views: Sendable {
  let symbols: Symbols
  let inference: TypeInference
  let graph: CodeGraph
  let objects: Objects
  let usage: Usage
  let announcing: Announcing
  let cache = Cache()

  /// Answers that were found before.
  struct Cache: Sendable {
    let valuesCreatedByViews = Answers<TypeID, Bool>()
    let codeCalledByViews = Answers<CodeNode, Bool>()
    let codeUsedOnlyByActions = Answers<ViewCode, Bool>()
    let areMadeOnce = Answers<TypeID, Bool>()
    let areCreatedByViews = RecursiveAnswers<TypeID, Bool>()
    let codeRunByViews = Answer<CodeRunByViews>()
    let codeBehindViews = Answer<CodeBehindViews>()
    let isOfApp = Answer<Bool>()
  }

  init(_ announcing: Announcing) {
    symbols = announcing.symbols
    inference = announcing.inference
    graph = announcing.graph
    objects = announcing.objects
    usage = announcing.usage
    self.announcing = announcing
  }
}

/// A piece of code, and the view whose members may run it.
struct ViewCode: Hashable, Sendable {
  let code: CodeNode
  let view: TypeID
}
