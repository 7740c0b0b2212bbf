/// The types of expressions, as far as they can be inferred.
public final class TypeInference: Sendable {
  let symbols: Symbols
  let cache = Cache()

  /// Answers that were found before.
  struct Cache: Sendable {
    let closureParameterTypes = RecursiveAnswers<ScopeReference, [ResolvedType]>()
  }

  init(_ symbols: Symbols) {
    self.symbols = symbols
  }
}
