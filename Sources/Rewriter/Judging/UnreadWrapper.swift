import SourceModel

extension ProjectModel {
  /// Whether nothing in the host's code but initializers names the property.
  private func isUnused(_ site: WrapperSite) -> Bool {
    guard let host = site.host else { return false }
    return self[host].declarations.allSatisfy { reference in
      let file = files[reference.file]
      let initializers = self[reference].functions.filter { $0.kind == .initializer }
      return [site.property.name, "$" + site.property.name, "_" + site.property.name]
        .flatMap { file.words($0, in: self[reference].range) }
        .allSatisfy { word in
          site.property.declaration.contains(word.lowerBound)
            || initializers.contains { $0.range.contains(word.lowerBound) }
        }
    }
  }

  /// Whether the host's code names the property where its body is evaluated, and not in actions and initializers alone.
  func isNamedWhileEvaluated(_ site: WrapperSite) -> Bool {
    guard let host = site.host else { return true }
    for reference in self[host].declarations {
      let file = files[reference.file]
      let range = self[reference].range
      for word in ["", "$", "_"].flatMap({ file.words($0 + site.property.name, in: range) })
      where !site.property.declaration.contains(word.lowerBound) {
        let scope = file.scopes.lastIndex { $0.range.contains(word.lowerBound) }
        if let scope, runsWithBody(scope, inFile: reference.file) { return true }
      }
    }
    return false
  }

  /// Whether no code reads the property: not the host's, not that of others, and no protocol asks for it.
  func isUnread(_ site: WrapperSite) -> Bool {
    let name = site.property.name
    guard isUnused(site), let host = site.host else { return false }
    if site.property.isPrivate { return true }
    let isRequired = lineage(of: host).dropFirst().contains {
      !members(of: $0, named: name).properties.isEmpty
    }
    return !isRequired
      && files.indices.allSatisfy { number in
        func isOther(_ read: Read) -> Bool {
          guard read.name == name, let base = read.base else { return true }
          let type = type(of: base, at: ScopeReference(file: number, scope: read.scope))
          return !type.candidates.isEmpty && !type.candidates.contains(host)
        }
        let uses = files[number].uses
        return uses.reads.allSatisfy(isOther) && uses.viewReads.allSatisfy(isOther)
      }
  }
}
