import SourceModel

/// What a person sees of a screen.
extension ProjectModel {
  /// The text of the tab or the link that opens a view, otherwise its navigation title, otherwise the title that it is
  /// given; nil if none is known.
  func title(of view: TypeID?, createdAt creation: Site?) -> String? {
    creation.flatMap(titleOfOpening) ?? view.flatMap(navigationTitle)
      ?? view.flatMap { titlePassed(to: $0, createdAt: creation) }
  }

  /// The argument `title` of the call that creates a view, or the default of such a parameter.
  private func titlePassed(to view: TypeID, createdAt creation: Site?) -> String? {
    if let creation, let number = symbols.file(creation.path),
      let call = files[number].call(at: creation.range),
      let argument = call.arguments.first(where: { $0.label == "title" })
    {
      return text(of: argument.value, at: ScopeReference(file: number, scope: call.scope))
    }
    return symbols.initializers(of: view).firstNonNil { reference in
      self[reference].parameters.first { $0.label == "title" }?.defaultValue.flatMap {
        self.text(of: $0, at: ScopeReference(file: reference.file, scope: self[reference].scope))
      }
    }
  }

  /// The case of a `switch` for which code creates a view.
  func switchCase(of creation: Site) -> String? {
    symbols.file(creation.path).flatMap { files[$0].switchCase(around: creation.range) }
  }

  private func titleOfOpening(_ creation: Site) -> String? {
    guard let number = symbols.file(creation.path) else { return nil }
    let calls = files[number].calls(around: creation.range).filter {
      SDK.opensScreen.contains($0.name)
    }
    return calls.lazy.reversed().compactMap {
      self.title(in: $0, inFile: number, besides: creation.range)
    }.first
  }

  /// Whether a view is shown elsewhere than the code that creates it: in a tab, behind a link, in a sheet.
  func isOpened(createdAt creation: Site) -> Bool {
    guard let number = symbols.file(creation.path) else { return true }
    return files[number].calls(around: creation.range).contains { call in
      SDK.opensScreen.contains(call.name)
        || SDK.presentation.contains(call.name)
          && call.arguments.contains { $0.value.range.contains(creation.range) }
    }
  }

  private func navigationTitle(of view: TypeID) -> String? {
    self[view].declarations.firstNonNil { declaration in
      self.files[declaration.file].uses.calls.starting(in: self[declaration].range).lazy
        .filter { SDK.titleModifier.contains($0.name) }
        .compactMap { self.title(in: $0, inFile: declaration.file) }.first
    }
  }

  /// The first text among the arguments of a call.
  /// - Parameter content: What the call shows below the title.
  private func title(
    in call: Call, inFile number: Int, besides content: ByteRange? = nil
  ) -> String? {
    let place = ScopeReference(file: number, scope: call.scope)
    return call.arguments.firstNonNil { argument -> String? in
      if let content, argument.value.range.contains(content) { return nil }
      if argument.value.isClosure {
        return self.files[number].uses.calls.starting(in: argument.value.range).firstNonNil {
          self.title(in: $0, inFile: number)
        }
      }
      return argument.label.map(Self.labelsOfTitles.contains) == false
        ? nil : self.text(of: argument.value, at: place)
    }
  }

  private static let labelsOfTitles: Set<String> = ["title", "label", "text"]

  /// The text of a literal, or of a constant that other code names: `UserText.title`.
  private func text(of value: Expression, at place: ScopeReference) -> String? {
    switch value.kind {
    case .literal(.string):
      let text = files[place.file].text(value.range).trimmingQuotes
      return text.isEmpty || text.contains("\\") || text.contains("\n") || text.looksLikeKey
        ? nil : text
    case .member(let base, let name):
      guard case .metatype(let type) = inference.type(of: base, at: place),
        let property = type.candidates.first.flatMap({
          symbols.members(of: $0, named: name).properties.first
        }), let initializer = self[property].initializer
      else { return nil }
      return text(
        of: initializer, at: ScopeReference(file: property.file, scope: self[property].scope))
    case .call(_, let arguments):
      // `NSLocalizedString("key", value: "Text", comment: "")`
      let argument = arguments.first { $0.label == "value" } ?? arguments.first
      return argument.flatMap { text(of: $0.value, at: place) }
    default: return nil
    }
  }
}

extension String {
  /// Whether a text names a translation rather than being what the app shows: `tab.title.settings`.
  fileprivate var looksLikeKey: Bool { !contains(" ") && contains { "._".contains($0) } }

  fileprivate var trimmingQuotes: String {
    hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : ""
  }
}
