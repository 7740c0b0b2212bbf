extension Objects {
  /// Whether the project codes a `@Published` property exactly like its value.
  public func publishedPropertiesAreCodedPlainly(_ coding: CodingSynthesis) -> Bool {
    let published = coding.coded.filter { symbols[$0].attribute(.published) != nil }
    if published.isEmpty { return true }
    // A wrapper encodes null where synthesized coding omits an optional value.
    let mayBeNil = published.contains { reference in
      if case .optional? = symbols[reference].type { return true }
      return symbols[reference].storedTypeText(
        in: symbols.files[reference.file], inference, reference) == nil
    }
    let extensions = symbols.outsideExtensions(of: "Published")
    return !mayBeNil && !extensions.isEmpty
      && extensions.allSatisfy { reference in
        let text = symbols.files[reference.file].text(symbols[reference].range)
        return !text.contains("keyedBy") && !text.contains("nkeyedContainer")
      }
  }
}
