import SourceModel

extension ProjectModel {
  /// The advice for a list of structs, with the code of a store for the very type.
  func finding(_ list: ValueList) -> Audit.Finding {
    let element = qualifiedName(list.element)
    let name = self[list.property].name
    let place = files[list.property.file].text(self[list.property].declaration)
    var finding = Audit.Finding(
      fault: .listOfValues, site: list.site, code: place,
      owner: qualifiedName(list.host) + "." + name,
      type: element, kind: nil,
      message:
        "a change of one `\(element)` in `\(name)` makes all its rows again: the array is one value",
      instead: "", cost: nil)
    finding.related = [(list.shown, "It is shown here.")]
    finding.related += list.changes.prefix(3).map { ($0, "One element is changed here.") }
    let names = storeNames(for: list.element)
    switch itemStore(of: list.element, identifiedBy: list.identity, names) {
    case .success(let code):
      finding.generated = code
      finding.instead =
        "keep `@State private var \(name) = \(element).\(names.store)()`, hand new values to "
        + "`\(name).merge(_:)`, and show `\(name).all`"
    case .failure(let obstacle):
      finding.instead =
        "make each element an object of a class with an identity, kept in a store; \(obstacle.why)"
    }
    return finding
  }

  private struct Obstacle: Error { let why: String }

  /// A class for the elements and a store that keeps one for each identity, as an extension of the
  /// struct.
  private func itemStore(
    of id: TypeID, identifiedBy keyPath: String?, _ names: StoreNames
  ) -> Result<String, Obstacle> {
    let name = qualifiedName(id)
    guard self[self[id].primary].genericParameters.isEmpty else {
      return .failure(Obstacle(why: "`\(name)` is generic, and the store is not written for it"))
    }
    let isIdentifiable = lineage(of: id).contains { ancestor in
      supertypes(of: ancestor).contains { $0.name.simpleName == "Identifiable" }
    }
    let key = isIdentifiable ? "id" : keyPath ?? "id"
    var fields: [(name: String, declaration: String)] = []
    var keyType = isIdentifiable ? name + ".ID" : nil
    for reference in properties(of: id) {
      let property = self[reference]
      guard property.isStored, !property.isStatic else { continue }
      guard !property.isConditional, property.attributes.isEmpty, let type = typeText(of: reference)
      else {
        return .failure(
          Obstacle(why: "write the type of `\(name).\(property.name)`, and the store is written"))
      }
      if property.name == key, !isIdentifiable { keyType = type }
      if property.name == "id", key != "id" {
        return .failure(
          Obstacle(
            why: "`\(name).id` is not what the rows go by: let `\(name)` be `Identifiable` by it"))
      }
      if property.name == "id" { continue }
      let access = property.isPrivate ? "fileprivate " : ""
      fields.append((property.name, "\(access)var \(property.name): \(type)"))
    }
    guard let keyType else {
      return .failure(Obstacle(why: "give `\(name)` an `id` that tells one from the other"))
    }
    let file = files[self[id].primary.file]
    let modules = file.imports.map(\.module)
    let hasMacro = modules.contains { ["SwiftUI", "Observation"].contains($0) }
    let imports = hasMacro ? "" : "import Observation\n\n"
    return .success(imports + Self.storeCode(name, key: key, keyType: keyType, fields, names))
  }

  private struct StoreNames {
    let item: String
    let store: String
  }

  /// `Item` and `Store`, unless the struct has such types or its properties are of one.
  private func storeNames(for id: TypeID) -> StoreNames {
    let name = qualifiedName(id) + "."
    var taken = Set(
      types.map { qualifiedName($0.id) }.filter { $0.hasPrefix(name) }.map {
        String($0.dropFirst(name.count))
      })
    // `Item.Item` would hide the struct from what stands in it.
    taken.insert(self[id].name)
    for reference in properties(of: id) { self[reference].type?.collectNames(into: &taken) }
    func free(_ name: String) -> String { taken.contains(name) ? "Observed" + name : name }
    return StoreNames(item: free("Item"), store: free("Store"))
  }

  /// The type as written, or that of a literal.
  private func typeText(of reference: PropertyReference) -> String? {
    let property = self[reference]
    if let range = property.typeRange { return files[reference.file].text(range) }
    guard let value = property.initializer else { return nil }
    switch value.kind {
    case .literal(.string): return "String"
    case .literal(.integer): return "Int"
    case .literal(.float): return "Double"
    case .literal(.boolean): return "Bool"
    case .call(let callee, _):
      guard case .name(let name) = callee.kind, name.namesType else { return nil }
      return name
    default: return nil
    }
  }

  private static func storeCode(
    _ name: String, key: String, keyType: String, _ fields: [(name: String, declaration: String)],
    _ names: StoreNames
  ) -> String {
    let item = names.item
    func lines(_ indentation: String, _ line: (String) -> String) -> String {
      fields.map { indentation + line($0.name) + "\n" }.joined()
    }
    let declarations = fields.map { "    \($0.declaration)\n" }.joined()
    let assignments = lines("      ") { "\($0) = value.\($0)" }
    return """
      extension \(name) {
        /// An element that keeps its identity: a row depends on the properties that it reads.
        @MainActor
        @Observable
        final class \(item): Identifiable {
          let id: \(keyType)
      \(declarations)
          init(_ value: \(name)) {
            id = value.\(key)
      \(assignments)    }

          /// Takes over a newer value of the same identity.
          func update(from value: \(name)) {
      \(assignments)    }
        }

        /// Keeps one item for each identity, through every refresh.
        @MainActor
        @Observable
        final class \(names.store) {
          private(set) var items: [\(keyType): \(item)] = [:]
          private(set) var order: [\(keyType)] = []

          var all: [\(item)] { order.compactMap { items[$0] } }

          /// Updates the items that are there, adds the new ones and removes the others.
          func merge(_ values: [\(name)]) {
            var merged: [\(keyType): \(item)] = [:]
            var order: [\(keyType)] = []
            for value in values {
              let id = value.\(key)
              if let item = merged[id] ?? items[id] {
                item.update(from: value)
                if merged.updateValue(item, forKey: id) == nil { order.append(id) }
              } else {
                merged[id] = \(item)(value)
                order.append(id)
              }
            }
            // Only a change of what is listed is told to the list.
            if self.order != order {
              items = merged
              self.order = order
            }
          }
        }
      }

      """
  }
}
