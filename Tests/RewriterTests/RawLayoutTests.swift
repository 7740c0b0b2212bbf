import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceModel

/// The places of ``Layout`` are those of swift-syntax.
@Suite struct RawLayoutTests {
  @Test func expressions() throws {
    let call = try first(FunctionCallExprSyntax.self, in: "a.b(c: d) { e } f: { g }")
    expect(call.calledExpression, Layout.Call.callee, of: call)
    expect(call.arguments, Layout.Call.arguments, of: call)
    expect(call.trailingClosure, Layout.Call.trailingClosure, of: call)
    expect(call.additionalTrailingClosures, Layout.Call.otherClosures, of: call)
    let other = try #require(call.additionalTrailingClosures.first)
    expect(other.label, Layout.OtherClosure.label, of: other)
    expect(other.closure, Layout.OtherClosure.closure, of: other)
    let argument = try #require(call.arguments.first)
    expect(argument.label, Layout.Argument.label, of: argument)
    expect(argument.expression, Layout.Argument.value, of: argument)
    let member = try #require(call.calledExpression.as(MemberAccessExprSyntax.self))
    expect(member.base, Layout.Member.base, of: member)
    expect(member.declName, Layout.Member.reference, of: member)
    expect(member.declName.baseName, Layout.Reference.name, of: member.declName)
    let subscripted = try first(SubscriptCallExprSyntax.self, in: "a[b]")
    expect(subscripted.calledExpression, Layout.Call.callee, of: subscripted)
    expect(subscripted.arguments, Layout.Call.arguments, of: subscripted)
    let special = try first(GenericSpecializationExprSyntax.self, in: "A<B>()")
    expect(special.expression, Layout.Specialization.expression, of: special)
    expect(special.genericArgumentClause, Layout.Specialization.arguments, of: special)
    let attempt = try first(TryExprSyntax.self, in: "try? a")
    expect(attempt.questionOrExclamationMark, Layout.Try.mark, of: attempt)
    expect(attempt.expression, Layout.Try.expression, of: attempt)
    let closure = try first(ClosureExprSyntax.self, in: "{ () -> A in b }")
    expect(closure.leftBrace, Layout.Closure.leftBrace, of: closure)
    expect(closure.signature, Layout.Closure.signature, of: closure)
    expect(closure.statements, Layout.Closure.statements, of: closure)
    let signature = try #require(closure.signature)
    expect(signature.inKeyword, Layout.ClosureSignature.in, of: signature)
    expect(signature.returnClause, Layout.ClosureSignature.result, of: signature)
    let macro = try first(MacroExpansionExprSyntax.self, in: "a(#b(c))")
    expect(macro.macroName, Layout.MacroExpression.name, of: macro)
    expect(macro.arguments, Layout.MacroExpression.arguments, of: macro)
    let path = try first(KeyPathExprSyntax.self, in: "\\A.b?")
    expect(path.root, Layout.KeyPath.root, of: path)
    expect(path.components, Layout.KeyPath.components, of: path)
    let component = try #require(path.components.first)
    expect(component.component, Layout.KeyPathComponent.component, of: component)
  }

  @Test func closures() throws {
    let signature = try first(ClosureSignatureSyntax.self, in: "{ [a = b] (c d: E) in f }")
    expect(signature.capture, Layout.ClosureSignature.captures, of: signature)
    let captures = try #require(signature.capture)
    expect(captures.items, Layout.Captures.list, of: captures)
    let capture = try #require(captures.items.first)
    expect(capture.name, Layout.Capture.name, of: capture)
    expect(capture.initializer, Layout.Capture.initialValue, of: capture)
    expect(
      signature.parameterClause.map { Syntax($0) }, Layout.ClosureSignature.parameters,
      of: signature)
    let clause = try #require(signature.parameterClause?.as(ClosureParameterClauseSyntax.self))
    expect(clause.parameters, Layout.Parameters.list, of: clause)
    let parameter = try #require(clause.parameters.first)
    expect(parameter.firstName, Layout.ClosureParameter.firstName, of: parameter)
    expect(parameter.secondName, Layout.ClosureParameter.secondName, of: parameter)
    expect(parameter.type, Layout.ClosureParameter.type, of: parameter)
    let bare = try first(ClosureShorthandParameterSyntax.self, in: "{ a in b }")
    expect(bare.name, Layout.BareParameter.name, of: bare)
  }

  @Test func namedDeclarations() throws {
    let function = try first(FunctionDeclSyntax.self, in: "func a() {}")
    expect(function.name, Layout.NamedDeclaration.name, of: function)
    let type = try first(StructDeclSyntax.self, in: "struct A {}")
    expect(type.name, Layout.NamedDeclaration.name, of: type)
    let alias = try first(TypeAliasDeclSyntax.self, in: "typealias A = B")
    expect(alias.name, Layout.NamedDeclaration.name, of: alias)
  }

  @Test func statements() throws {
    let branch = try first(IfExprSyntax.self, in: "if let a = b, case .c = d { } else { }")
    expect(branch.conditions, Layout.If.conditions, of: branch)
    expect(branch.body, Layout.If.body, of: branch)
    expect(branch.elseBody.map { Syntax($0) }, Layout.If.otherwise, of: branch)
    expect(branch.body.statements, Layout.CodeBlock.statements, of: branch.body)
    expect(branch.body.rightBrace, Layout.CodeBlock.rightBrace, of: branch.body)
    for element in branch.conditions {
      expect(Syntax(element.condition), Layout.ConditionElement.condition, of: element)
    }
    let binding = try first(OptionalBindingConditionSyntax.self, in: "if let a = b { }")
    expect(binding.pattern, Layout.OptionalBinding.pattern, of: binding)
    expect(binding.initializer, Layout.OptionalBinding.value, of: binding)
    let match = try first(MatchingPatternConditionSyntax.self, in: "if case .a = b { }")
    expect(match.pattern, Layout.MatchingPattern.pattern, of: match)
    expect(match.initializer, Layout.MatchingPattern.value, of: match)
    let pattern = try #require(match.pattern.as(ExpressionPatternSyntax.self))
    expect(pattern.expression, Layout.ExpressionPattern.expression, of: pattern)
    let way = try first(GuardStmtSyntax.self, in: "guard a else { }")
    expect(way.conditions, Layout.Guard.conditions, of: way)
    expect(way.body, Layout.Guard.body, of: way)
    let attempt = try first(DoStmtSyntax.self, in: "do { } catch a { }")
    expect(attempt.catchClauses, Layout.Do.catches, of: attempt)
    let handler = try #require(attempt.catchClauses.first)
    expect(handler.catchItems, Layout.Catch.items, of: handler)
    let condition = try first(IfConfigDeclSyntax.self, in: "#if A\nb\n#endif")
    expect(condition.clauses, Layout.IfConfig.clauses, of: condition)
    let clause = try #require(condition.clauses.first)
    expect(clause.condition, Layout.IfConfigClause.condition, of: clause)
    expect(clause.elements.map { Syntax($0) }, Layout.IfConfigClause.elements, of: clause)
    let postfix = try first(PostfixIfConfigExprSyntax.self, in: "a\n#if A\n.b\n#endif")
    expect(postfix.base, Layout.PostfixIfConfig.base, of: postfix)
    let stop = try first(BreakStmtSyntax.self, in: "break a")
    expect(stop.label, Layout.Jump.label, of: stop)
    let next = try first(ContinueStmtSyntax.self, in: "continue a")
    expect(next.label, Layout.Jump.label, of: next)
    let statement = try first(ExpressionStmtSyntax.self, in: "if true { }")
    expect(statement.expression, Layout.ExpressionStatement.expression, of: statement)
    let whole = try first(SwitchExprSyntax.self, in: "switch a { case b where c: d }")
    expect(whole.subject, Layout.Switch.subject, of: whole)
    let part = try #require(whole.cases.first?.as(SwitchCaseSyntax.self))
    expect(Syntax(part.label), Layout.SwitchCase.label, of: part)
    let label = try #require(part.label.as(SwitchCaseLabelSyntax.self))
    expect(label.caseItems, Layout.SwitchLabel.items, of: label)
    let item = try #require(label.caseItems.first)
    expect(item.pattern, Layout.SwitchItem.pattern, of: item)
    expect(item.whereClause, Layout.SwitchItem.filter, of: item)
    let literal = try first(BooleanLiteralExprSyntax.self, in: "true")
    expect(literal.literal, Layout.Literal.token, of: literal)
  }

  @Test func sequences() throws {
    let ternary = try first(UnresolvedTernaryExprSyntax.self, in: "a ? b : c")
    expect(ternary.thenExpression, Layout.SequencedTernary.whenTrue, of: ternary)
    let cast = try first(UnresolvedAsExprSyntax.self, in: "a as? B")
    expect(cast.questionOrExclamationMark, Layout.SequencedCast.mark, of: cast)
    let pair = try first(DictionaryElementSyntax.self, in: "[a: b]")
    expect(pair.key, Layout.DictionaryElement.key, of: pair)
    expect(pair.value, Layout.DictionaryElement.value, of: pair)
    let whole = try first(SwitchExprSyntax.self, in: "switch a { case b: c; default: d }")
    expect(whole.cases, Layout.Switch.cases, of: whole)
    let part = try #require(whole.cases.first?.as(SwitchCaseSyntax.self))
    expect(part.statements, Layout.SwitchCase.statements, of: part)
  }

  @Test func types() throws {
    let member = try first(MemberTypeSyntax.self, in: "var a: B.C<D>")
    expect(member.baseType, Layout.MemberType.base, of: member)
    expect(member.name, Layout.MemberType.name, of: member)
    expect(member.genericArgumentClause, Layout.MemberType.arguments, of: member)
    let base = try #require(member.baseType.as(IdentifierTypeSyntax.self))
    expect(base.name, Layout.TypeIdentifier.name, of: base)
    let dictionary = try first(DictionaryTypeSyntax.self, in: "var a: [B: C]")
    expect(dictionary.key, Layout.DictionaryType.key, of: dictionary)
    expect(dictionary.value, Layout.DictionaryType.value, of: dictionary)
    let element = try first(TupleTypeElementSyntax.self, in: "var a: (b c: D, E)")
    expect(element.firstName, Layout.TupleTypeElement.firstName, of: element)
    expect(element.secondName, Layout.TupleTypeElement.secondName, of: element)
    expect(element.type, Layout.TupleTypeElement.type, of: element)
    let function = try first(FunctionTypeSyntax.self, in: "var a: (B) throws -> C")
    expect(function.parameters, Layout.FunctionType.parameters, of: function)
    expect(function.returnClause, Layout.FunctionType.result, of: function)
    let some = try first(SomeOrAnyTypeSyntax.self, in: "var a: some B")
    expect(some.someOrAnySpecifier, Layout.SomeOrAny.specifier, of: some)
    expect(some.constraint, Layout.SomeOrAny.constraint, of: some)
  }

  @Test func declarations() throws {
    let parameter = try first(
      FunctionParameterSyntax.self, in: "func a(@C b c: @escaping D... = e) {}")
    expect(parameter.attributes, Layout.Parameter.attributes, of: parameter)
    expect(parameter.firstName, Layout.Parameter.firstName, of: parameter)
    expect(parameter.secondName, Layout.Parameter.secondName, of: parameter)
    expect(parameter.type, Layout.Parameter.type, of: parameter)
    expect(parameter.ellipsis, Layout.Parameter.ellipsis, of: parameter)
    expect(parameter.defaultValue, Layout.Parameter.defaultValue, of: parameter)
    let type = try #require(parameter.type.as(AttributedTypeSyntax.self))
    expect(type.attributes, Layout.AttributedType.attributes, of: type)
    expect(type.baseType, Layout.AttributedType.base, of: type)
    let attribute = try first(AttributeSyntax.self, in: "@A(b) var c = 1")
    expect(attribute.attributeName, Layout.Attribute.name, of: attribute)
    expect(attribute.leftParen, Layout.Attribute.leftParenthesis, of: attribute)
    expect(attribute.arguments, Layout.Attribute.arguments, of: attribute)
    let modifier = try first(DeclModifierSyntax.self, in: "private(set) var a = 1")
    expect(modifier.name, Layout.Modifier.name, of: modifier)
    expect(modifier.detail, Layout.Modifier.detail, of: modifier)
    let macro = try first(MacroExpansionDeclSyntax.self, in: "class A { #b(c) }")
    expect(macro.macroName, Layout.MacroDeclaration.name, of: macro)
  }

  private func expect(
    _ part: (some SyntaxProtocol)?, _ place: Int, of node: some SyntaxProtocol,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let found = RawNode(node).part(place)
    #expect(part.flatMap { found?.isSame(as: RawNode($0)) } == true, sourceLocation: location)
    #expect(found?.byteRange == part?.byteRange, sourceLocation: location)
  }

  private func first<Node: SyntaxProtocol>(_ kind: Node.Type, in source: String) throws -> Node {
    var queue = [Syntax(Parser.parse(source: source))]
    while !queue.isEmpty {
      let next = queue.removeFirst()
      if let found = next.as(kind) { return found }
      queue += next.children(viewMode: .sourceAccurate)
    }
    return try #require(nil)
  }
}
