import Testing

@testable import SourceModel

/// The words of a file whose bytes are not kept, and what is kept in few bytes.
@Suite struct WordsTests {
  /// Hashes and roles stand in one array: each word has its own, however many there are.
  @Test(arguments: 0...9)
  func roles(_ count: Int) {
    let names = (0..<count).map { "name\($0)" }
    for chosen in names.indices {
      let text = names.enumerated().map { $0 == chosen ? "struct \($1)" : "_ = \($1)" }
      let words = Words(Array(text.joined(separator: "\n").utf8))
      for (index, name) in names.enumerated() {
        let role = words.role(of: Words.hash(of: name))
        #expect(role?.contains(.mentioned) == true)
        #expect(role?.contains(.type) == (index == chosen))
      }
      #expect(words.hashes(in: .type) == [Words.hash(of: names[chosen])])
    }
    #expect(Words([]).hashes.isEmpty)
  }

  @Test func markedFiles() {
    let words = Words(Array("class A: ObservableObject {}".utf8))
    #expect(words.isMarked)
    #expect(words.hashes.isEmpty)
  }

  @Test(arguments: [0..<0, 5..<9, 7..<7, nil] as [ByteRange?])
  func packedRanges(_ range: ByteRange?) {
    #expect(PackedIfAny(wrappedValue: range).wrappedValue == range)
    if let range { #expect(Packed(wrappedValue: range).wrappedValue == range) }
  }
}
