import SourceModel

/// The names in the code that the tool writes.
extension ProjectModel {
  /// The name of a property of a type in a message: `Base.count` where a superclass declares it.
  func name(of reference: PropertyReference, in id: TypeID) -> String {
    let owner = symbols.declaringType(of: reference) ?? id
    return (owner == id ? "" : symbols.qualifiedName(owner) + ".") + self[reference].name
  }

  /// The name of a SwiftUI type, qualified where the project has a visible type of the same name.
  func swiftUIName(_ name: String, at scope: ScopeReference) -> String {
    if case .external(name, _) = symbols.resolve(.name(name), at: scope) { return name }
    return "SwiftUI." + name
  }

  /// `Observable`, qualified where another type may have that name.
  func observableName(at scope: ScopeReference) -> String {
    let isShadowed = files[scope.file].imports.contains {
      SDK.moduleDeclaringObservable.contains($0.module)
    }
    if !isShadowed, case .external = symbols.resolve(.name("Observable"), at: scope) {
      return "Observable"
    }
    return "Observation.Observable"
  }

  /// A name for the subject of a property that is not used in the class or its relatives.
  func subjectName(for property: DeclaredProperty, of id: TypeID) -> String {
    let relatives = symbols.relatives(of: id)
    for suffix in ["Subject", "ValueSubject", "WillSetSubject"] {
      let name = property.name + suffix
      if !isTaken(name, by: relatives) { return name }
    }
    return property.name + "BridgeSubject"
  }

  /// The name, or another one if a member of the class or its relatives has it.
  func freeName(_ name: String, in id: TypeID) -> String {
    isFree(name, in: id) ? name : "bridge" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Whether no member of the class or its relatives has the name.
  func isFree(_ name: String, in id: TypeID) -> Bool {
    !isTaken(name, by: symbols.relatives(of: id))
  }

  /// Whether a member has the name, or a local name of the files that declare the types, which would hide a member.
  private func isTaken(_ name: String, by types: [TypeID]) -> Bool {
    let isMember = types.contains {
      let members = symbols.members(of: $0, named: name)
      return !members.properties.isEmpty || !members.functions.isEmpty
    }
    if isMember { return true }
    let declaring = Set(types.flatMap { self[$0].declarations.map(\.file) })
    return symbols.parsedFiles(naming: name).contains { number in
      declaring.contains(number)
        && files[number].scopes.contains { $0.bindings.contains { $0.name == name } }
    }
  }

  /// The object of a projection as code behind it names it: `model` for `$model.name`, or `self.model` where a parameter
  /// or another local name hides the property, which it does not for `$model`.
  func object(of use: Projection, inFile number: Int) -> String {
    if let base = use.base { return files[number].text(base.range) + "." + use.name }
    let scope = ScopeReference(file: number, scope: use.scope)
    let isHidden =
      symbols.localBinding(use.name, at: scope, position: use.range.lowerBound) != nil
    return (isHidden ? "self." : "") + use.name
  }

  /// A name for the private storage of a property that neither the class nor its relatives use.
  func storageName(for property: DeclaredProperty, of id: TypeID) -> String {
    let stem = property.name.asIdentifier
    let relatives = symbols.relatives(of: id)
    for name in storageNames(forStem: stem) {
      if !relatives.contains(where: { !symbols.members(of: $0, named: name).properties.isEmpty }) {
        return name
      }
    }
    return stem + "WrapperStorage"
  }

  /// `limitStorage` for `limit`, but `storedLimit` for `limitStorage`.
  private func storageNames(forStem stem: String) -> [String] {
    let names = ["Storage", "Stored", "AppStorage"].map { stem + $0 }
    guard stem.lowercased().hasSuffix("storage") else { return names }
    let subject = stem.dropLast("storage".count)
    let capitalized = subject.prefix(1).uppercased() + subject.dropFirst()
    return ["stored" + (subject.isEmpty ? "Value" : capitalized)] + names.dropFirst()
  }
}

extension String {
  /// Joins the words of a raw identifier in camel case; leaves any other identifier as it is.
  fileprivate var asIdentifier: String {
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard words.count > 1, let first = words.first else { return self }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
