/// The positions of the children of a node in the layout of swift-syntax.
enum Layout {
  // Expressions
  enum Reference { static let name = 1 }
  enum Member { static let (base, reference) = (0, 2) }
  enum Call { static let (callee, arguments, trailingClosure, otherClosures) = (0, 2, 4, 5) }
  enum OtherClosure { static let (label, closure) = (0, 2) }
  enum Argument { static let (label, value) = (0, 2) }
  enum Specialization { static let (expression, arguments) = (0, 1) }
  /// `a?` and `a!`
  enum Postfix { static let expression = 0 }
  enum Try { static let (mark, expression) = (1, 2) }
  /// `await a`, `consume a` and `copy a`; `-a`, `&a`
  enum Prefix { static let (sign, expression) = (0, 1) }
  enum Cast { static let (expression, mark, type) = (0, 2, 3) }
  enum Ternary { static let (whenTrue, whenFalse) = (2, 4) }
  /// `[a]`, `[a: b]` and `(a)`
  enum Bracketed { static let content = 1 }
  enum ArrayElement { static let value = 0 }
  enum DictionaryElement { static let (key, value) = (0, 2) }
  enum Closure { static let (leftBrace, signature, statements) = (0, 1, 2) }
  enum ClosureSignature { static let (captures, parameters, result, `in`) = (1, 2, 4, 5) }
  enum Captures { static let list = 1 }
  enum Capture { static let (name, initialValue) = (1, 2) }
  /// `{ a, b in`
  enum BareParameter { static let name = 0 }
  enum ClosureParameter { static let (firstName, secondName, type) = (2, 3, 5) }
  enum MacroExpression { static let (name, arguments) = (2, 5) }
  enum MacroDeclaration { static let name = 4 }
  enum KeyPath { static let (root, components) = (1, 2) }
  enum KeyPathComponent { static let component = 1 }
  enum KeyPathProperty { static let reference = 0 }
  enum KeyPathOptional { static let mark = 0 }
  enum Sequence { static let elements = 0 }
  enum Literal { static let token = 0 }
  // Operators between the operands of a sequence
  enum Operator { static let sign = 0 }
  enum PostfixOperator { static let sign = 1 }
  enum SequencedTernary { static let whenTrue = 1 }
  enum SequencedCast { static let mark = 1 }
  // Declarations
  enum Attribute { static let (name, leftParenthesis, arguments) = (1, 2, 3) }
  enum Modifier { static let (name, detail) = (0, 1) }
  enum ModifierDetail { static let name = 1 }
  enum IfConfig { static let clauses = 0 }
  enum IfConfigClause { static let (condition, elements) = (1, 2) }
  enum PostfixIfConfig { static let base = 0 }
  enum Parameters { static let list = 1 }
  enum Parameter {
    static let (attributes, firstName, secondName, type) = (0, 2, 3, 5)
    static let (ellipsis, defaultValue) = (6, 7)
  }
  enum InitialValue { static let value = 1 }
  /// A function, a type or an alias
  enum NamedDeclaration { static let name = 3 }
  enum Variable { static let (introducer, bindings) = (2, 3) }
  enum Binding { static let (pattern, annotation, initialValue, accessors) = (0, 1, 2, 3) }
  enum TypeAnnotation { static let type = 1 }
  enum AccessorBlock { static let accessors = 1 }
  enum Accessor { static let (name, parameters, effects, body) = (2, 3, 4, 5) }
  enum AccessorParameters { static let name = 1 }
  enum AccessorEffects { static let async = 0 }
  // Patterns
  enum IdentifierPattern { static let name = 0 }
  enum TuplePattern { static let elements = 1 }
  enum TuplePatternElement { static let (label, pattern) = (0, 2) }
  enum ValueBindingPattern { static let pattern = 1 }
  enum ExpressionPattern { static let expression = 0 }
  // Statements
  enum Item { static let item = 0 }
  enum CodeBlock { static let (statements, rightBrace) = (1, 2) }
  enum ExpressionStatement { static let expression = 0 }
  enum If { static let (conditions, body, otherwise) = (1, 2, 4) }
  enum Do { static let catches = 3 }
  enum Catch { static let items = 1 }
  enum Guard { static let (conditions, body) = (1, 3) }
  enum ConditionElement { static let condition = 0 }
  enum OptionalBinding { static let (pattern, value) = (1, 3) }
  enum MatchingPattern { static let (pattern, value) = (1, 3) }
  enum Return { static let value = 1 }
  /// `break` and `continue`
  enum Jump { static let label = 1 }
  enum Switch { static let (subject, cases) = (1, 3) }
  enum SwitchCase { static let (label, statements) = (1, 2) }
  enum SwitchLabel { static let items = 1 }
  enum SwitchItem { static let (pattern, filter) = (0, 1) }
  // Types
  enum TypeExpression { static let type = 0 }
  enum TypeIdentifier { static let (name, arguments) = (1, 2) }
  enum MemberType { static let (base, name, arguments) = (0, 3, 4) }
  /// `T?` and `T!`
  enum OptionalType { static let wrapped = 0 }
  enum ArrayType { static let element = 1 }
  enum DictionaryType { static let (key, value) = (1, 3) }
  enum TupleType { static let elements = 1 }
  enum TupleTypeElement { static let (firstName, secondName, type) = (1, 2, 4) }
  enum FunctionType { static let (parameters, result) = (1, 4) }
  enum ReturnClause { static let type = 1 }
  enum Composition { static let elements = 0 }
  enum CompositionElement { static let type = 0 }
  enum SomeOrAny { static let (specifier, constraint) = (0, 1) }
  enum Metatype { static let base = 0 }
  enum AttributedType { static let (specifiers, attributes, base) = (0, 1, 3) }
  enum TypeSpecifier { static let name = 0 }
  enum GenericArguments { static let list = 1 }
  enum GenericArgument { static let type = 0 }
}
