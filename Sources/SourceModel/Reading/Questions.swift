/// What a model was asked about that a file which was not parsed may answer.
///
/// The answers of a model that lacks files are right where every question leads to none of them.
final class Questions: @unchecked Sendable {
  private var noted: Set<Question> = []
  private let lock = Lock()

  var asked: Set<Question> { lock.hold { noted } }
  func note(_ question: Question) { lock.hold { _ = noted.insert(question) } }
}

/// One question: which files must be parsed.
enum Question: Sendable, Hashable {
  /// Those that declare a type or typealias of the name.
  case type(String)
  /// Those that declare a function, a variable or a case of the name.
  case value(String)
  /// Those that declare an enumeration's case of the name.
  case enumCase(String)
  /// Those that declare a function or variable of the name outside of every type.
  case global(String)
  /// Those that extend a type of the name.
  case extensions(of: String)
  /// Those that extend the type and declare a member of the name, or a type.
  case member(String, of: String)
  case nested(String, of: String)
  /// Those that extend something and declare a member of the name.
  case extensionMember(String)
  /// Those in which the word occurs.
  case mention(String)
  /// Those in which both words occur.
  case mentions(String, String)
  /// Those that assign a member of the name of something.
  case assignment(String)
  /// `.$name`
  case projection(String)

  /// The words that a file must hold, each in one of these roles.
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

extension ProjectModel {
  func ask(_ question: @autoclosure () -> Question) {
    if let questions { questions.note(question()) }
  }

  /// Says that the answer depends on every file in which one of the names occurs.
  public func needFiles(naming names: some Sequence<String>) {
    guard let questions else { return }
    for name in names { questions.note(.mention(name)) }
  }
}
