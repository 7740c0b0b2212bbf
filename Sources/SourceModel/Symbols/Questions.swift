/// The questions to a model whose answers may depend on a file that was not parsed.
///
/// The answers of an incomplete model are correct if no question refers to one of the missing files.
final class Questions: @unchecked Sendable {
  private var noted: Set<Question> = []
  private let lock = Lock()

  var asked: Set<Question> { lock.hold { noted } }
  func note(_ question: Question) { lock.hold { _ = noted.insert(question) } }
}

/// A question to the model; it determines which files must be parsed.
enum Question: Sendable, Hashable {
  /// Files that declare a type or typealias with the name.
  case type(String)
  /// Files that declare a function, a variable or an enum case with the name.
  case value(String)
  /// Files that declare an enum case with the name.
  case enumCase(String)
  /// Files that declare a function or variable with the name outside of all types.
  case global(String)
  /// Files that extend a type with the name.
  case extensions(of: String)
  /// Files that extend the type and declare a member with the name; for `nested`, a type with the name.
  case member(String, of: String)
  case nested(String, of: String)
  /// Files that contain an extension and declare a member with the name.
  case extensionMember(String)
  /// Files that contain the word.
  case mention(String)
  /// Files that contain both words.
  case mentions(String, String)
  /// Files that assign to a member with the name.
  case assignment(String)
  /// `.$name`
  case projection(String)

  /// The words that a file must contain, each with one of the given roles.
  var words: (word: String, role: Words.Role, other: (word: String, role: Words.Role)?) {
    switch self {
    case .type(let name): (name, .type, nil)
    case .value(let name): (name, .value, nil)
    case .enumCase(let name): (name, .enumCase, nil)
    case .global(let name): (name, .global, nil)
    case .extensions(let type): (type, .extended, nil)
    case .member(let name, let type): (type, .extended, (name, .value))
    case .nested(let name, let type): (type, .extended, (name, .type))
    case .extensionMember(let name): (name, .value, ("extension", .mentioned))
    case .mention(let word): (word, .mentioned, nil)
    case .mentions(let word, let other): (word, .mentioned, (other, .mentioned))
    case .assignment(let name): (name, .assigned, nil)
    case .projection(let name): (name, .projected, nil)
    }
  }
}

extension Symbols {
  func ask(_ question: @autoclosure () -> Question) {
    if let questions { questions.note(question()) }
  }

  /// Records that the answer depends on every file that contains one of the names.
  public func needFiles(naming names: some Sequence<String>) {
    guard let questions else { return }
    for name in names { questions.note(.mention(name)) }
  }
}
