import SourceModel

extension DeclaredType {
  /// The edits that make an extension of `Published<T>.Publisher` one of every publisher that cannot fail.
  fileprivate func editsExtendingEveryPublisher(in file: FileFacts) -> [Edit] {
    var edits: [Edit] = [.replace(nameRange, with: "Publisher", in: file)]
    edits += file.words("Value", in: nameRange.upperBound..<memberBlock.upperBound).map {
      .replace($0, with: "Output", in: file)
    }
    let output = genericArgument(in: file.text(nameRange)).map { "Output == \($0), " } ?? ""
    let requirements = output + "Failure == Never"
    let head = file.text(nameRange.upperBound..<memberBlock.lowerBound)
    if let range = head.firstRange(of: "where ") {
      let offset = nameRange.upperBound + head[..<range.upperBound].utf8.count
      edits.append(.insert(requirements + ", ", at: offset, in: file))
    } else {
      edits.append(.insert(" where " + requirements, at: nameRange.upperBound, in: file))
    }
    return edits
  }
}

extension ProjectModel {
  /// The edits for an extension of `Published<T>.Publisher`; nil if it cannot be replaced. A protocol such as
  /// `Publisher` cannot conform, so a conformance is repeated for `CurrentValueSubject`. That is possible only for
  /// `Sendable` without members.
  fileprivate func editsReplacing(
    extensionOfPublisher declaration: DeclaredType, in file: FileFacts
  ) -> [Edit]? {
    if declaration.inheritance.isEmpty {
      return passesOnSelf(declaration, in: file)
        ? nil : declaration.editsExtendingEveryPublisher(in: file)
    }
    let members = file.text(declaration.memberBlock).filter { !$0.isWhitespace }
    guard declaration.inheritance.allSatisfy({ $0.type.simpleName == "Sendable" }), members == "{}"
    else { return nil }
    return [conformanceOfSubject(beside: declaration, in: file)].compactMap(\.self)
  }

  /// Whether an extension passes the publisher itself to a parameter of type `Published<T>.Publisher`.
  private func passesOnSelf(_ declaration: DeclaredType, in file: FileFacts) -> Bool {
    let parameters = publisherParameters
    return file.uses.calls.starting(in: declaration.memberBlock).contains { call in
      call.arguments.contains { argument in
        argument.value.isSelf
          && parameters.contains {
            $0.label == argument.label && $0.callees.contains(call.name)
          }
      }
    }
  }

  /// Repeats an extension of `Published<T>.Publisher` for `CurrentValueSubject`; nil if the project has such a
  /// conformance.
  private func conformanceOfSubject(beside declaration: DeclaredType, in file: FileFacts) -> Edit? {
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

/// Blocks the types whose publishers are extended through a typealias.
func aliasExtensions(of sources: [TypeID], in model: ProjectModel) -> [Proposal] {
  guard !sources.isEmpty else { return [] }
  let aliases = Set(
    model.files.flatMap(\.typealiases).filter { $0.type.isPublishedPublisher }.map(\.name))
  return model.files.flatMap { file in
    file.types.filter { $0.isExtension && aliases.contains($0.name) }.map {
      Proposal(blocking: sources, Blocker(.wrapperType, lineOf: $0.nameRange, in: file))
    }
  }
}

/// Rewrites an extension of `Published<T>.Publisher`, or blocks the types whose publishers it extends.
func extensionProposal(
  _ reference: TypeReference, in file: FileFacts, _ sources: [TypeID], _ model: ProjectModel,
  _ options: Options
) -> Proposal? {
  guard options.combine == .bridge, !sources.isEmpty,
    let declaration = file.types.first(where: { $0.isExtension && $0.nameRange == reference.range })
  else { return nil }
  guard let edits = model.editsReplacing(extensionOfPublisher: declaration, in: file) else {
    return Proposal(blocking: sources, Blocker(.wrapperType, lineOf: reference.range, in: file))
  }
  return edits.isEmpty
    ? nil : Proposal(at: file.site(reference.range), for: sources, need: .any, edits)
}
