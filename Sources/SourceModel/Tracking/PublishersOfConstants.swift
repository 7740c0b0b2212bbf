/// Members of a class that give subscribers a publisher.
extension Tracking {
  /// Whether code gives a publisher that it builds from constants of the class and from its arguments, as
  /// `events.filter { … }`. The publisher is the same whenever a view asks for it.
  func givesPublisherOfConstants(_ body: ByteRange, ofFile number: Int, _ id: TypeID) -> Bool {
    let types =
      symbols.functions(of: id).filter { $0.file == number && symbols[$0].body == body }
      .map { symbols[$0].returnType }
      + symbols.properties(of: id).filter { $0.file == number && symbols[$0].getterBody == body }
      .map { symbols[$0].type }
    let uses = symbols.files[number].uses
    return types.contains { $0?.simpleName.map(SDK.publisherType.contains) == true }
      && uses.reads(in: body).allSatisfy {
        isConstant($0.expression, at: ScopeReference(file: number, scope: $0.scope), of: id)
      }
      && uses.calls.starting(in: body).allSatisfy {
        isConstant($0.callee, at: ScopeReference(file: number, scope: $0.scope), of: id)
      }
  }

  /// Whether a chain begins with a local name, a value that it creates, or a constant or a function of a class. Code that
  /// is called is asked about itself.
  private func isConstant(_ chain: Expression, at place: ScopeReference, of id: TypeID) -> Bool {
    let root = chain.chainRoot
    if case .literal = root.kind { return true }
    guard root.isSelf || root.simpleName != nil,
      let name = root.isSelf ? chain.chainNames.first : root.simpleName
    else { return false }
    if name.hasPrefix("$")
      || symbols.localBinding(name, at: place, position: root.range.lowerBound) != nil
    {
      return true
    }
    let members = symbols.members(of: id, named: name)
    if members.properties.isEmpty, members.functions.isEmpty {
      return chain.simpleName?.looksLikeTypeName == true
    }
    return members.properties.allSatisfy { symbols[$0].isLet }
  }
}
