extension Tracking {
  /// Whether code may pass on the object of a property, or a part of it, rather than only call methods of it that do not
  /// use it as a whole: `model.makeView()`.
  func passes(_ property: String, in code: ByteRange, ofFile number: Int) -> Bool {
    let file = symbols.files[number]
    let asked = file.uses.calls.starting(in: code).filter { call in
      let functions = graph.functions(
        called: call, at: ScopeReference(file: number, scope: call.scope))
      return call.callee.unwrapped.base?.lastName == property && !functions.isEmpty
        && functions.allSatisfy { function in
          symbols[function].body.map {
            symbols.files[function.file].words("self", in: $0).isEmpty
          } == true
        }
    }
    return file.words(property, in: code).count > asked.count
  }
}
