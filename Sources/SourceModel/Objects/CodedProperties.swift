extension ProjectModel {
  /// Whether the project codes a `@Published` property exactly like its value.
  public func publishedPropertiesAreCodedPlainly(_ coding: CodingSynthesis) -> Bool {
    let published = coding.coded.filter { self[$0].attribute(.published) != nil }
    if published.isEmpty { return true }
    // A wrapper encodes null where synthesized coding omits an optional value.
    let mayBeNil = published.contains { reference in
      if case .optional? = self[reference].type { return true }
      return self[reference].storedTypeText(in: files[reference.file], self, reference) == nil
    }
    let extensions = outsideExtensions(of: "Published")
    return !mayBeNil && !extensions.isEmpty
      && extensions.allSatisfy { reference in
        let text = files[reference.file].text(self[reference].range)
        return !text.contains("keyedBy") && !text.contains("nkeyedContainer")
      }
  }
}
