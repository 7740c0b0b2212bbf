@_spi(RawSyntax) import SwiftSyntax

/// A raw syntax node and its start. Reading it creates no objects, whereas each `Syntax` value is reference-counted.
///
/// Valid only while its tree is alive: code that creates one from a node keeps the node alive until it has read it.
struct RawNode {
  let raw: RawSyntax
  /// The byte offset at which the leading trivia starts.
  let start: Int

  init(_ raw: RawSyntax, at start: Int) {
    self.raw = raw
    self.start = start
  }

  init(_ node: some SyntaxProtocol) { self.init(node.raw, at: node.position.utf8Offset) }

  var kind: SyntaxKind { raw.kind }

  /// The byte range without leading and trailing trivia.
  var byteRange: ByteRange { start + raw.leadingTriviaByteLength..<end }

  /// The byte offset of the end, without trailing trivia.
  var end: Int { start + raw.byteLength - raw.trailingTriviaByteLength }

  // MARK: Parts

  /// A child that every node of the kind has, by its position in ``Layout``.
  subscript(place: Int) -> RawNode {
    guard let part = part(place) else { preconditionFailure("no \(kind) is without part \(place)") }
    return part
  }

  func part(_ place: Int) -> RawNode? {
    guard let children = raw.layoutView?.children else { return nil }
    // Each child is preceded by a slot for unexpected nodes.
    let index = place * 2 + 1
    guard let part = children[index] else { return nil }
    var start = start
    for index in 0..<index {
      if let child = children[index] { start += child.byteLength }
    }
    return RawNode(part, at: start)
  }

  /// The elements of a list node.
  var elements: Elements { Elements(self) }

  var elementCount: Int { raw.layoutView?.children.count ?? 0 }

  var firstElement: RawNode? {
    var elements = elements
    return elements.next()
  }

  var lastElement: RawNode? {
    var last: RawNode?
    for element in elements { last = element }
    return last
  }

  struct Elements: Sequence, IteratorProtocol {
    private let children: RawSyntaxBuffer?
    private var index = 0
    private var start: Int

    fileprivate init(_ list: RawNode) {
      children = list.raw.layoutView?.children
      start = list.start
    }

    mutating func next() -> RawNode? {
      guard let children else { return nil }
      while index < children.count {
        defer { index += 1 }
        guard let child = children[index] else { continue }
        defer { start += child.byteLength }
        return RawNode(child, at: start)
      }
      return nil
    }
  }

  // MARK: Tokens

  /// For a token, the text as written.
  var text: SyntaxText { raw.tokenView?.rawText ?? "" }

  /// For a token, the text as a `String`.
  var spelling: String { String(syntaxText: text) }

  /// For a token, the identifier without backticks.
  var plainName: String { String(syntaxText: text.withoutBackticks) }

  var isBackticked: Bool { text.first == UInt8(ascii: "`") }

  var isKeyword: Bool { raw.tokenView?.rawKind == .keyword }
}

extension SyntaxText {
  var withoutBackticks: SyntaxText {
    let backtick = UInt8(ascii: "`")
    guard count > 2, first == backtick, last == backtick else { return self }
    return SyntaxText(rebasing: self[index(after: startIndex)..<index(before: endIndex)])
  }
}

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
  enum Closure { static let (signature, statements) = (1, 2) }
  enum ClosureSignature { static let (captures, parameters, result) = (1, 2, 4) }
  enum Captures { static let list = 1 }
  enum Capture { static let (name, initialValue) = (1, 2) }
  /// `{ a, b in`
  enum BareParameter { static let name = 0 }
  enum ClosureParameter { static let (firstName, secondName, type) = (2, 3, 5) }
  enum MacroExpression { static let name = 2 }
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
  enum IfConfigClause { static let elements = 2 }
  enum Parameters { static let list = 1 }
  enum Parameter {
    static let (attributes, firstName, secondName, type) = (0, 2, 3, 5)
    static let (ellipsis, defaultValue) = (6, 7)
  }
  enum InitialValue { static let value = 1 }
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
  enum CodeBlock { static let statements = 1 }
  enum ExpressionStatement { static let expression = 0 }
  enum If { static let (conditions, body, otherwise) = (1, 2, 4) }
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
  enum AttributedType { static let (attributes, base) = (1, 3) }
  enum GenericArguments { static let list = 1 }
  enum GenericArgument { static let type = 0 }
}
