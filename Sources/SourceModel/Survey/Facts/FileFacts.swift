import SwiftSyntax

/// The facts that the survey collects from one file, without knowledge of other files.
///
/// The survey fills the facts of its file; afterwards they do not change. This is a class because models pass thousands
/// of instances around.
public final class FileFacts: @unchecked Sendable {
  // One thread fills the facts, and no two accesses overlap.
  public let path: String
  /// The bytes that the facts come from. If the file does not parse, some line breaks are appended, because code may
  /// look for a missing token past the end of the file. The tool does not edit such a file.
  public let bytes: [UInt8]
  public let isInEditingScope: Bool
  @exclusivity(unchecked) public internal(set) var imports: [Import] = []
  @exclusivity(unchecked) public internal(set) var types: [DeclaredType] = []
  @exclusivity(unchecked) public internal(set) var typealiases: [DeclaredTypealias] = []
  /// Functions and variables at file scope.
  @exclusivity(unchecked) public internal(set) var functions: [DeclaredFunction] = []
  @exclusivity(unchecked) public internal(set) var properties: [DeclaredProperty] = []
  /// Functions that are declared inside a function or closure.
  @exclusivity(unchecked) var localFunctions: [DeclaredFunction] = []
  /// Generic types with their arguments in expressions, other than callees: `Key<Model>.self`.
  @exclusivity(unchecked) var specializations: [WrittenType] = []
  /// The lexical scopes, in the order of their starts; the first is the file itself.
  @exclusivity(unchecked) public internal(set) var scopes: [LexicalScope] = []
  /// Properties with a wrapper, `@Wrapper var x`, that are declared inside a function or closure.
  @exclusivity(unchecked) public internal(set) var localWrappers: [DeclaredProperty] = []
  public let uses = Uses()
  /// The bodies of the initializers of classes and structs.
  @exclusivity(unchecked) var initializerBodies: [WrittenInitializer] = []
  /// The bodies of properties and functions of type `some View`.
  @exclusivity(unchecked) var viewBodies: [ViewBody] = []
  /// The bodies of previews, in the order of their starts.
  @exclusivity(unchecked) var previewBodies: [ViewBody] = []
  /// The `#if` clauses that are not compiled for all platforms, in the order of their starts.
  @exclusivity(unchecked) var platformClauses: [PlatformClause] = []
  /// For each call, the index of the nearest enclosing call, or -1.
  @exclusivity(unchecked) var enclosingCalls: [Int32] = []
  @exclusivity(unchecked) public internal(set) var directives: [Directive] = []
  /// Identifiers that occur anywhere except in an import; used to decide whether an import is needed.
  @exclusivity(unchecked) public internal(set) var identifiers = NameSet()
  /// The names that the file declares, for lookups over the whole project.
  @exclusivity(unchecked) var names = DeclaredNames()
  /// Byte offset of the first syntax error, if any.
  @exclusivity(unchecked) public internal(set) var syntaxError: Int?
  /// Whether the file's leading comment says that the file is generated.
  @exclusivity(unchecked) public internal(set) var isGenerated = false
  public let lines: LineTable
  /// The ranges of the tokens and comments, if the survey kept them.
  @exclusivity(unchecked) public internal(set) var pieces: Pieces?

  init(_ parsed: ParsedFile) {
    self.path = parsed.file.path
    let error = parsed.firstSyntaxError
    let bytes = parsed.file.bytes
    self.bytes = error == nil ? bytes : bytes + Array(repeating: 0x0A, count: 4)
    self.isInEditingScope = parsed.file.isInEditingScope
    self.lines = parsed.lines
    syntaxError = error
  }

  /// Functions at file scope and members of all types.
  public var allFunctions: [DeclaredFunction] { functions + types.flatMap(\.functions) }
  /// The same, with local functions.
  var declaredFunctions: [DeclaredFunction] { allFunctions + localFunctions }

  /// Index of the scope of the closure at a byte range. The scopes are in the order of their starts.
  func scope(ofClosure range: ByteRange) -> Int? {
    let first = scopes.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    return scopes[first...].prefix { $0.range.lowerBound == range.lowerBound }
      .firstIndex { $0.kind == .closure && $0.range == range }
  }

  /// The declaration whose body has the given byte range, braces included.
  public func owner(ofBody range: ByteRange) -> BodyOwner? {
    scope(ofBody: range).flatMap { scopes[$0].owner }
  }

  /// Index of the outermost scope whose owner has the body with a byte range.
  func scope(ofBody range: ByteRange) -> Int? {
    var found: Int?
    for (index, scope) in scopes(around: innermostScope(at: range.lowerBound))
    where scope.owner?.body == range {
      found = index
    }
    return found
  }

  /// Index of the innermost scope that contains a byte offset; the file's own scope if there is none.
  public func innermostScope(at position: Int) -> Int {
    var index = scopes.partitioningIndex { $0.range.lowerBound > position } - 1
    while index > 0, !scopes[index].range.contains(position) { index = scopes[index].parent ?? 0 }
    return max(index, 0)
  }

  /// The bodies of functions, initializers and accessors, braces included, in the order of their starts. Bodies may be
  /// nested.
  public var bodies: [ByteRange] { scopes.compactMap(\.owner?.body).filter(isInBraces) }

  /// The bodies and the member blocks of types, in the order of their starts.
  public var blocks: [ByteRange] {
    (bodies + types.map(\.memberBlock).filter(isInBraces)).sorted { $0.lowerBound < $1.lowerBound }
  }

  private func isInBraces(_ block: ByteRange) -> Bool {
    block.count > 1 && bytes[block.lowerBound] == UInt8(ascii: "{")
      && bytes[block.upperBound - 1] == UInt8(ascii: "}")
  }

  /// The text in a byte range.
  public func text(_ range: ByteRange) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The site of a byte range in this file.
  public func site(_ range: ByteRange) -> Site {
    let (line, column) = lines.position(of: range.lowerBound)
    return Site(path: path, range: range, line: line, column: column)
  }
}

/// An `import` declaration.
public struct Import: Sendable, Hashable {
  /// The whole path: `Combine`, `Foundation.NSObject`.
  public let path: String
  public let attributes: [String]
  /// Whether it imports one declaration instead of the whole module: `import struct SwiftUI.Text`.
  public let isScoped: Bool
  /// `public import`
  public let isPublic: Bool
  public let range: ByteRange
  /// Whether the import is inside `#if`.
  public let isConditional: Bool
  /// The clause of the innermost `#if` that contains the import.
  public let clause: ByteRange?
  /// The first component of the path.
  public let module: String

  init(_ node: ImportDeclSyntax, isConditional: Bool) {
    path = node.path.map(\.name.spelling).joined(separator: ".")
    attributes = node.attributes.attributes().map(\.name)
    isScoped = node.importKindSpecifier != nil
    isPublic = node.modifiers.contains { $0.name.text == "public" }
    range = node.byteRange
    self.isConditional = isConditional
    clause = node.ancestor(IfConfigClauseSyntax.self)?.byteRange
    module = String(path.prefix { $0 != "." })
  }
}

/// `// migrate-observable:ignore` or `// migrate-observable:strategy NAME` before a declaration.
public struct Directive: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case ignore
    case strategy(String)
    case unknown(String)
  }
  public let kind: Kind
  public let range: ByteRange
  /// Byte offset of the declaration that follows the directive.
  public let declarationStart: Int
}

/// `typealias Name = Type`
public struct DeclaredTypealias: Sendable, Hashable {
  public let name: String
  public let type: TypeName
  /// The names of its generic parameters.
  public let parameters: [String]
  /// Index of the lexically enclosing type in the file's types.
  public let enclosingType: Int?
  public let scope: Int
  public let range: ByteRange
}

/// A type that code names.
public struct WrittenType: Sendable {
  public let type: TypeName
  public let range: ByteRange
  public let scope: Int
}

/// A region of a file with its own names.
public final class LexicalScope: @unchecked Sendable {
  public enum Kind: Sendable, Hashable {
    case file
    /// Index into the file's types.
    case type(Int)
    case function
    case closure
    case block
  }
  public let kind: Kind
  public let parent: Int?
  @Packed public private(set) var range: ByteRange
  // One thread fills the scopes of a file, and no two accesses overlap.
  @exclusivity(unchecked) public internal(set) var bindings: [LocalBinding] = []
  @exclusivity(unchecked) public internal(set) var genericParameters: [GenericParameter] = []
  /// The declaration whose body this scope is.
  @exclusivity(unchecked) public internal(set) var owner: BodyOwner?
  /// The position of the closure, such as an argument of a call; nil if the scope is not a closure.
  @exclusivity(unchecked) public internal(set) var closure: ClosurePosition?
  /// The loop; nil if the scope is not that of a loop.
  @exclusivity(unchecked) public internal(set) var loop: Loop?
  /// The statement that this block is a branch of, if only one of its branches runs; nil if the scope is not such a
  /// block.
  @PackedOptional public internal(set) var choice: ByteRange?
  /// For a block that always exits before its end: the body that the exit leaves, such as that of the function.
  @PackedOptional public internal(set) var exit: ByteRange?

  init(
    kind: Kind, parent: Int?, range: ByteRange
  ) {
    self.kind = kind
    self.parent = parent
    self.range = range
  }

  /// Whether the scope is that of a function, a closure or a block.
  var isCode: Bool {
    switch kind {
    case .function, .closure, .block: true
    case .file, .type: false
    }
  }
}

/// The declaration whose code a scope contains. This is a class because most scopes have none.
public final class BodyOwner: Sendable {
  public enum Kind: Sendable, Hashable {
    case function, initializer, deinitializer, accessor, propertyInitializer
  }
  public let kind: Kind
  public let isStatic: Bool
  public let name: String
  /// Names of the attributes of the declaration.
  public let attributes: [String]
  /// The body, braces included.
  public let body: ByteRange
  /// Byte offset of the first statement; nil if the body is empty.
  public let firstStatement: Int?
  public let statementCount: Int
  /// The keyword of the accessor if one is written (`get`, `set`, `willSet`, `didSet`…).
  public let accessor: String?

  init(
    _ kind: Kind, _ name: String, accessor: String? = nil, isStatic: Bool, attributes: [String],
    _ code: (body: ByteRange, statements: CodeBlockItemListSyntax?)
  ) {
    self.kind = kind
    self.isStatic = isStatic
    self.name = name
    self.attributes = attributes
    body = code.body
    firstStatement = code.statements?.first?.byteRange.lowerBound
    statementCount = code.statements?.count ?? 0
    self.accessor = accessor
  }

  /// Whether this is a `body` property, which SwiftUI evaluates; code that creates the view does not.
  var isBodyOfView: Bool { kind == .accessor && name == "body" }

  /// Whether this runs when its property is written, not when it is read.
  var isRunByWrites: Bool {
    accessor.map(DeclaredProperty.Accessor.namesRunByWrites.contains) == true
  }
}

/// A name that a function, closure or statement introduces.
public struct LocalBinding: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case constant, variable, parameter, closureParameter, unwrapped, element, pattern, capture
    case function
    /// One of the names that destructure an element; the index is 0-based.
    case elementPart(Int)
    /// One of the names that destructure a tuple, `let (a, b) = pair`; the index is 0-based.
    case part(Int)
  }
  public let kind: Kind
  public let name: String
  public let type: TypeName?
  public let value: Expression?
  /// Names of the attributes, for wrappers on local variables.
  public let attributes: [String]
  /// Byte offset from which the name is visible.
  public let start: Int
}

/// A generic parameter and its constraints, including those of `where` clauses.
public struct GenericParameter: Sendable, Hashable {
  public let name: String
  public let constraints: [TypeName]
  public let range: ByteRange
}

extension FileFacts {
  /// Whether a closure uses its argument: `{ value in … }`, `{ $0.finish() }`.
  func takesValue(_ closure: LexicalScope) -> Bool {
    closure.bindings.contains { $0.kind == .closureParameter }
      || !bytes.places(of: Array("$0".utf8), in: closure.range).isEmpty
  }
}
