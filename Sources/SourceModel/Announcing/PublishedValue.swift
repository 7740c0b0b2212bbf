/// The type of the values that a publisher sends, compared by its spelling. Two publishers of different values cannot
/// replace each other.
public struct PublishedValue: Sendable, Hashable {
  /// The type without module names, outer types and spaces; nil if other spellings may mean the same type.
  private let spelling: String?

  /// An unknown type.
  public static let unknown = PublishedValue(spelling: nil)

  private init(spelling: String?) { self.spelling = spelling }

  /// Creates a value from the spelling of a type.
  ///
  /// - Parameters:
  ///   - text: The type as written in the source.
  ///   - openNames: Names that may refer to other types.
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
      names.contains { openNames.contains($0) || SDK.standardContainer.contains($0) }
      || result.contains { !$0.isLetter && !$0.isNumber && !"_[]:,?<>".contains($0) }
    spelling = isOpen ? nil : result
  }

  /// Whether both may be the same type.
  public func mayBe(_ other: PublishedValue) -> Bool {
    spelling == nil || other.spelling == nil || spelling == other.spelling
  }
}

extension Announcing {
  /// The type of the values that a property publishes.
  public func publishedValue(of reference: PropertyReference, openNames: Set<String>)
    -> PublishedValue
  {
    let text = symbols[reference].storedTypeText(
      in: symbols.files[reference.file], inference, reference)
    return text.map { PublishedValue($0, openNames: openNames) } ?? .unknown
  }
}
