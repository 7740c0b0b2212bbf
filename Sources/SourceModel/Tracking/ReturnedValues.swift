/// The question whether code returns objects that are stored elsewhere than in a property.
struct ReturnedObjects: Hashable {
  let file: Int
  let body: ByteRange
  let property: PropertyReference
}

extension FileFacts {
  /// The values that code returns, as far as they are names, members or calls, and their scopes. A value after `??` is
  /// left out.
  func valuesReturned(by body: ByteRange) -> [(value: Expression, scope: Int)] {
    startsOfReturnedValues(by: body).compactMap { start in
      let place = start..<start + 1
      let values =
        chain(from: start).map {
          (Expression(.call($0.callee, $0.arguments), range: $0.range), $0.scope)
        } + uses.reads(in: place).map { ($0.expression, $0.scope) }
        + uses.names.starting(in: place).map {
          (Expression(.name(text($0.range)), range: $0.range), innermostScope(at: start))
        }
      guard let value = values.max(by: { $0.0.range.count < $1.0.range.count }) else { return nil }
      let rest = bytes[skipSpaces(from: value.0.range.upperBound)...]
      return rest.first.map { "\n\r;}".utf8.contains($0) } == true || rest.starts(with: "??".utf8)
        ? value : nil
    }
  }

  /// The implicit members that code returns: `return .live`.
  func implicitMembersReturned(by body: ByteRange) -> [Expression] {
    startsOfReturnedValues(by: body).compactMap { start in
      guard bytes[start] == UInt8(ascii: ".") else { return nil }
      let name = bytes[(start + 1)...].prefix { $0.isWordByte }
      let rest = bytes[skipSpaces(from: name.endIndex)...]
      guard !name.isEmpty, rest.first.map({ "\n\r;}".utf8.contains($0) }) == true else {
        return nil
      }
      return Expression(
        .implicitMember(String(decoding: name, as: UTF8.self)), range: start..<name.endIndex)
    }
  }

  /// Where the values begin that code returns, after `try` and `await`.
  private func startsOfReturnedValues(by body: ByteRange) -> [Int] {
    let owner = owner(ofBody: body)
    let single = owner?.statementCount == 1 ? owner?.firstStatement : nil
    let starts = words("return", in: body).map(\.upperBound) + [single].compactMap(\.self)
    return starts.map {
      var start = skipWhitespace(from: $0)
      for effect in ["try?", "try", "await"] where bytes[start...].starts(with: effect.utf8) {
        start = skipWhitespace(from: start + effect.utf8.count)
      }
      return start
    }
  }
}
