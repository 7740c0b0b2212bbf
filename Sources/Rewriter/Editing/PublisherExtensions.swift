import SourceModel

extension DeclaredType {
  /// The edits that make an extension of `Published<T>.Publisher` one of every publisher that cannot fail.
  func editsExtendingEveryPublisher(in file: FileFacts) -> [Edit] {
    var edits: [Edit] = [.replace(nameRange, with: "Publisher", in: file)]
    edits += file.words("Value", in: memberBlock).map { .replace($0, with: "Output", in: file) }
    let head = file.text(nameRange.upperBound..<memberBlock.lowerBound)
    if let range = head.firstRange(of: "where ") {
      let offset = nameRange.upperBound + head[..<range.upperBound].utf8.count
      edits.append(.insert("Failure == Never, ", at: offset, in: file))
    } else {
      edits.append(.insert(" where Failure == Never", at: nameRange.upperBound, in: file))
    }
    return edits
  }
}

extension ProjectModel {
  /// Repeats an extension of `Published<T>.Publisher` for `CurrentValueSubject`; nil if the project has such a
  /// conformance.
  func conformanceOfSubject(beside declaration: DeclaredType, in file: FileFacts) -> Edit? {
    let subject = "CurrentValueSubject"
    let isStated = files.contains { file in
      file.types.contains { type in
        type.isExtension && type.name == subject
          && type.inheritance.contains { $0.type.simpleName == "Sendable" }
      }
    }
    if isStated { return nil }
    let range = declaration.range
    let line =
      file.text(range.lowerBound..<declaration.nameRange.lowerBound) + subject
      + file.text(declaration.nameRange.upperBound..<range.upperBound)
    return .insert(
      file.newline + file.indentation(at: range.lowerBound) + line, at: range.upperBound, in: file)
  }
}
