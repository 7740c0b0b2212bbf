/// What one file says, alone.
///
/// Filled while its file is surveyed, and unchanged from then on; a class, because models hand it around by the thousand.
public final class FileFacts: @unchecked Sendable {
  // One thread fills them, and no two accesses overlap.
  public let path: String
  /// The bytes that the facts were taken from. Behind those of a file that does not parse stand some line breaks, for
  /// what it lacks may be looked for behind its end; such a file is not edited.
  public let bytes: [UInt8]
  public let isInEditingScope: Bool
  /// Whether a folder on the way to the file holds tests.
  let isOfTests: Bool
  @exclusivity(unchecked) public internal(set) var imports: [Import] = []
  @exclusivity(unchecked) public internal(set) var types: [DeclaredType] = []
  @exclusivity(unchecked) public internal(set) var typealiases: [DeclaredTypealias] = []
  /// Functions and variables at file scope.
  @exclusivity(unchecked) public internal(set) var functions: [DeclaredFunction] = []
  @exclusivity(unchecked) public internal(set) var properties: [DeclaredProperty] = []
  /// The lexical scopes, outermost first; the first is the file itself.
  @exclusivity(unchecked) public internal(set) var scopes: [LexicalScope] = []
  /// `@Wrapper var x` declared inside a function or closure.
  @exclusivity(unchecked) public internal(set) var localWrappers: [DeclaredProperty] = []
  @exclusivity(unchecked) public internal(set) var uses = Uses()
  /// The branches of `#if` that are not compiled for all platforms, in the order of their starts.
  @exclusivity(unchecked) var platformClauses: [PlatformClause] = []
  /// For each call, the index of the nearest one around it, or -1.
  @exclusivity(unchecked) var enclosingCalls: [Int32] = []
  @exclusivity(unchecked) public internal(set) var directives: [Directive] = []
  /// Identifiers used anywhere but in an import, for the question whether an import is needed.
  @exclusivity(unchecked) public internal(set) var identifiers = NameSet()
  /// What it declares, by the names that the whole project is looked through for.
  @exclusivity(unchecked) var names = DeclaredNames()
  /// Where the first syntax error is, if any.
  @exclusivity(unchecked) public internal(set) var syntaxError: Int?
  /// The file's leading comment says that a program wrote it.
  @exclusivity(unchecked) public internal(set) var isGenerated = false
  public let lines: LineTable
  /// Where the tokens and comments stand, where that was kept.
  @exclusivity(unchecked) public internal(set) var pieces: Pieces?

  init(_ parsed: ParsedFile) {
    self.path = parsed.file.path
    let error = parsed.firstSyntaxError
    let bytes = parsed.file.bytes
    self.bytes = error == nil ? bytes : bytes + Array(repeating: 0x0A, count: 4)
    self.isInEditingScope = parsed.file.isInEditingScope
    isOfTests = Array(path.utf8).holds("Tests/")
    self.lines = parsed.lines
    syntaxError = error
  }

  /// Those outside of types and the members of all types.
  public var allFunctions: [DeclaredFunction] { functions + types.flatMap(\.functions) }

  /// Index of the scope of the closure at a byte range; the scopes stand in the order of their starts.
  func scope(ofClosure range: ByteRange) -> Int? {
    let first = scopes.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    return scopes[first...].prefix { $0.range.lowerBound == range.lowerBound }
      .firstIndex { $0.kind == .closure && $0.range == range }
  }

  /// Whose body stands between the braces at a byte range.
  public func owner(ofBody range: ByteRange) -> BodyOwner? {
    scopes.lazy.compactMap(\.owner).first { $0.body == range }
  }

  /// Index of the innermost scope around a byte offset; the file's own where none is.
  public func innermostScope(at position: Int) -> Int {
    scopes.indices.last { scopes[$0].range.contains(position) } ?? 0
  }

  /// The bodies of functions, initializers and accessors, braces included, in the order of their starts; one may stand
  /// within another.
  public var bodies: [ByteRange] { scopes.compactMap(\.owner?.body).filter(isInBraces) }

  /// The same with the member blocks of types.
  public var blocks: [ByteRange] {
    (bodies + types.map(\.memberBlock).filter(isInBraces)).sorted { $0.lowerBound < $1.lowerBound }
  }

  private func isInBraces(_ block: ByteRange) -> Bool {
    block.count > 1 && bytes[block.lowerBound] == UInt8(ascii: "{")
      && bytes[block.upperBound - 1] == UInt8(ascii: "}")
  }

  /// What stands in a byte range.
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
  /// `import struct SwiftUI.Text`, which brings that one name and nothing else of the module.
  public let isScoped: Bool
  /// `public import`
  public let isPublic: Bool
  public let range: ByteRange
  /// Whether it stands inside `#if`.
  public let isConditional: Bool
  /// The branch of the innermost `#if` that it stands in.
  public let clause: ByteRange?
  /// The first part of the path.
  public let module: String

  init(
    path: String, attributes: [String], isScoped: Bool, isPublic: Bool, range: ByteRange,
    isConditional: Bool, clause: ByteRange?
  ) {
    self.path = path
    self.attributes = attributes
    self.isScoped = isScoped
    self.isPublic = isPublic
    self.range = range
    self.isConditional = isConditional
    self.clause = clause
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
  /// Where the declaration that it stands before begins.
  public let declarationStart: Int
}

/// `typealias Name = Type`
public struct DeclaredTypealias: Sendable, Hashable {
  public let name: String
  public let type: TypeName
  /// Index of the lexically enclosing type in the file's types.
  public let enclosingType: Int?
  public let scope: Int
  public let range: ByteRange
}

/// A region in which names are looked up together.
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
  public internal(set) var bindings: [LocalBinding] = []
  public internal(set) var genericParameters: [GenericParameter] = []
  /// The declaration whose body this is, as the name of a member or function.
  @Apart public internal(set) var owner: BodyOwner?
  /// Of a closure: where it stands.
  @Apart public internal(set) var closure: ClosurePosition?
  /// Set where the scope is a loop's.
  @Apart public internal(set) var loop: Loop?
  /// Of a block: the statement of whose branches it is one, where only one of them runs.
  @PackedIfAny public internal(set) var choice: ByteRange?
  /// Of a block whose end is never reached: what a run leaves in it, as the body of its function.
  @PackedIfAny public internal(set) var exit: ByteRange?

  init(
    kind: Kind, parent: Int?, range: ByteRange
  ) {
    self.kind = kind
    self.parent = parent
    self.range = range
  }

  /// Whether it is a function's, a closure's or a block's.
  var isCode: Bool {
    switch kind {
    case .function, .closure, .block: true
    case .file, .type: false
    }
  }
}

/// The member whose code a scope is.
public struct BodyOwner: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case function, initializer, deinitializer, accessor, propertyInitializer, subscriptAccessor
  }
  public let kind: Kind
  public let isStatic: Bool
  public let name: String
  /// Names of the attributes of the declaration.
  public let attributes: [String]
  /// The braces of the body and what stands between them.
  @Packed public private(set) var body: ByteRange
  /// Where the first statement begins; nil in an empty body.
  public let firstStatement: Int?
  public let statementCount: Int
  /// The accessor's keyword where one is written (`get`, `set`, `willSet`, `didSet`…).
  public let accessor: String?

  /// Whether SwiftUI runs it rather than code that constructs the value.
  var isBodyOfView: Bool { kind == .accessor && name == "body" }
}

/// A name that a function, closure or statement introduces.
public struct LocalBinding: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case constant, variable, parameter, closureParameter, unwrapped, element, pattern, capture
    case function
    /// One of the names that take an element apart; 0-based.
    case elementPart(Int)
    /// One of the names that take a tuple apart, `let (a, b) = pair`; 0-based.
    case part(Int)
  }
  public let kind: Kind
  public let name: String
  public let type: TypeName?
  public let value: Expression?
  /// Names of the attributes, for wrappers on local variables.
  public let attributes: [String]
  /// From here on the name is visible.
  public let start: Int
}

/// A generic parameter and what is required of it, where clauses included.
public struct GenericParameter: Sendable, Hashable {
  public let name: String
  public let constraints: [TypeName]
  public let range: ByteRange
}
