/// The type of the values that a publisher sends, as far as its spelling tells it from others: two publishers of different
/// values cannot stand for each other.
public struct PublishedValue: Sendable, Hashable {
  /// The type without module names, outer types and spaces; nil where other spellings may mean the same type.
  private let spelling: String?

  /// A type that is not known.
  public static let unknown = PublishedValue(spelling: nil)

  private init(spelling: String?) { self.spelling = spelling }

  /// - Parameters:
  ///   - text: the type as it is written.
  ///   - openNames: names that may mean other types.
  public init(_ text: String, openNames: Set<String>) {
    var names: [String] = []
    var result = ""
    var name = ""
    func close() {
      if name != "any", !name.isEmpty {
        names.append(name)
        result += name
      }
      name = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        name.append(character)
      } else if character == "." {
        name = ""
      } else {
        close()
        if character != " " { result.append(character == "!" ? "?" : character) }
      }
    }
    close()
    let isOpen =
      names.contains { openNames.contains($0) || ["Array", "Dictionary", "Optional"].contains($0) }
      || result.contains { !$0.isLetter && !$0.isNumber && !"_[]:,?<>".contains($0) }
    spelling = isOpen ? nil : result
  }

  /// Whether both may be the same type.
  public func mayBe(_ other: PublishedValue) -> Bool {
    spelling == nil || other.spelling == nil || spelling == other.spelling
  }
}

extension ProjectModel {
  /// What a property publishes.
  public func publishedValue(of reference: PropertyReference, openNames: Set<String>)
    -> PublishedValue
  {
    let text = self[reference].storedTypeText(in: files[reference.file], self, reference)
    return text.map { PublishedValue($0, openNames: openNames) } ?? .unknown
  }
}
