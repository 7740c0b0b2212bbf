import SourceModel

extension ProjectModel {
  /// The finding for a list of structs, with the code of a store for this type.
  func finding(_ list: ValueList) -> Audit.Finding {
    let element = symbols.qualifiedName(list.element)
    let name = self[list.property].name
    let place = files[list.property.file].text(self[list.property].declaration)
    var finding = Audit.Finding(
      kind: .arrayOfStructs, site: list.site, code: place,
      owner: symbols.qualifiedName(list.host) + "." + name,
      type: element, creation: nil,
      message:
        "Changing one `\(element)` in `\(name)` updates every row, because the array is a single value",
      instead: "", cost: nil)
    finding.related = [(list.shown, "It is shown here.")]
    finding.related += list.changes.prefix(3).map { ($0, "One element is changed here.") }
    let names = storeNames(for: list.element)
    switch itemStore(of: list.element, identifiedBy: list.identity, names) {
    case .success(let code):
      finding.generated = code
      finding.instead =
        "Declare `@State private var \(name) = \(element).\(names.store)()`, pass new values to "
        + "`\(name).merge(_:)`, and show `\(name).all`"
    case .failure(let obstacle):
      finding.instead =
        "Make each element an object with an identity and keep the objects in a store; \(obstacle.why)"
    }
    return finding
  }

  private struct Obstacle: Error { let why: String }

  /// A class for the elements and a store that keeps one object per identity, as an extension of the struct.
  private func itemStore(
    of id: TypeID, identifiedBy keyPath: String?, _ names: StoreNames
  ) -> Result<String, Obstacle> {
    let name = symbols.qualifiedName(id)
    guard self[self[id].primary].genericParameters.isEmpty else {
      return .failure(Obstacle(why: "none is generated because `\(name)` is generic"))
    }
    let isIdentifiable = symbols.lineage(of: id).contains { ancestor in
      symbols.supertypes(of: ancestor).contains { $0.name.simpleName == "Identifiable" }
    }
    let key = isIdentifiable ? "id" : keyPath ?? "id"
    var fields: [(name: String, declaration: String)] = []
    var keyType = isIdentifiable ? name + ".ID" : nil
    for reference in symbols.properties(of: id) {
      let property = self[reference]
      guard property.isStored, !property.isStatic else { continue }
      guard !property.isConditional, property.attributes.isEmpty, let type = typeText(of: reference)
      else {
        return .failure(
          Obstacle(why: "to get one generated, annotate the type of `\(name).\(property.name)`"))
      }
      if property.name == key, !isIdentifiable { keyType = type }
      if property.name == "id", key != "id" {
        return .failure(
          Obstacle(
            why: "to get one generated, make `\(name)` `Identifiable` by what identifies the rows"))
      }
      if property.name == "id" { continue }
      let access = property.isPrivate ? "fileprivate " : ""
      fields.append((property.name, "\(access)var \(property.name): \(type)"))
    }
    guard let keyType else {
      return .failure(Obstacle(why: "to get one generated, add a unique `id` to `\(name)`"))
    }
    let file = files[self[id].primary.file]
    let modules = file.imports.map(\.module)
    let hasMacro = modules.contains { SDK.moduleWithObservation.contains($0) }
    let imports = hasMacro ? "" : "import Observation\n\n"
    return .success(imports + Self.storeCode(name, key: key, keyType: keyType, fields, names))
  }

  private struct StoreNames {
    let item: String
    let store: String
  }

  /// `Item` and `Store`, unless the struct has types of these names or uses them in its properties.
  private func storeNames(for id: TypeID) -> StoreNames {
    let name = symbols.qualifiedName(id) + "."
    var taken = Set(
      symbols.types.map { symbols.qualifiedName($0.id) }.filter { $0.hasPrefix(name) }.map {
        String($0.dropFirst(name.count))
      })
    // `Item.Item` would hide the struct from the code inside it.
    taken.insert(self[id].name)
    for reference in symbols.properties(of: id) { self[reference].type?.collectNames(into: &taken) }
    func free(_ name: String) -> String { taken.contains(name) ? "Observed" + name : name }
    return StoreNames(item: free("Item"), store: free("Store"))
  }

  /// The type as written, or as inferred from a literal or a constructor call.
  func typeText(of reference: PropertyReference) -> String? {
    let property = self[reference]
    if let range = property.typeRange { return files[reference.file].text(range) }
    guard let value = property.initializer else { return nil }
    switch value.kind {
    case .literal(.string): return "String"
    case .literal(.integer): return "Int"
    case .literal(.float): return "Double"
    case .literal(.boolean): return "Bool"
    case .call(let callee, _):
      guard case .name(let name) = callee.kind, name.looksLikeTypeName else { return nil }
      return name
    default: return nil
    }
  }

  private static func storeCode(
    _ name: String, key: String, keyType: String, _ fields: [(name: String, declaration: String)],
    _ names: StoreNames
  ) -> String {
    func lines(_ indentation: String, _ line: (String) -> String) -> String {
      fields.map { indentation + line($0.name) + "\n" }.joined()
    }
    let declarations = fields.map { "    \($0.declaration)\n" }.joined()
    let assignments = lines("      ") { "\($0) = value.\($0)" }
    return """
      extension \(name) {
        /// An element with a stable identity. A row depends only on the properties that it reads.
        @MainActor
        @Observable
        final class \(names.item): Identifiable {
          let id: \(keyType)
      \(declarations)
          init(_ value: \(name)) {
            id = value.\(key)
      \(assignments)    }

          /// Copies a newer value with the same identity.
          func update(from value: \(name)) {
      \(assignments)    }
        }

      \(storeClass(name, key: key, keyType: keyType, names))
      }

      """
  }

  /// The class that keeps one item per identity, indented as a member.
  private static func storeClass(
    _ name: String, key: String, keyType: String, _ names: StoreNames
  ) -> String {
    """
      /// Keeps one item per identity across refreshes.
      @MainActor
      @Observable
      final class \(names.store) {
        private(set) var items: [\(keyType): \(names.item)] = [:]
        private(set) var order: [\(keyType)] = []

        var all: [\(names.item)] { order.compactMap { items[$0] } }

        /// Updates existing items, adds new ones and removes the rest.
        func merge(_ values: [\(name)]) {
          var merged: [\(keyType): \(names.item)] = [:]
          var order: [\(keyType)] = []
          for value in values {
            let id = value.\(key)
            if let item = merged[id] ?? items[id] {
              item.update(from: value)
              if merged.updateValue(item, forKey: id) == nil { order.append(id) }
            } else {
              merged[id] = \(names.item)(value)
              order.append(id)
            }
          }
          // Notify the list only if its items or their order changed.
          if self.order != order {
            items = merged
            self.order = order
          }
        }
      }
    """
  }
}
