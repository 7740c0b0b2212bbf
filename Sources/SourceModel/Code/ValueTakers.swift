/// The functions, types and properties that receive values of a type, by name.
struct ValueReceivers: Sendable {
  /// Functions, and types whose initializers receive one.
  var callees: Set<String> = []
  /// Stored properties of the type.
  var properties: Set<String> = []

  mutating func formUnion(_ other: ValueReceivers?) {
    guard let other else { return }
    callees.formUnion(other.callees)
    properties.formUnion(other.properties)
  }
}

extension CodeGraph {
  /// The receivers of values of a type that has any of these names.
  func takers(ofAnyOf names: [String]) -> ValueReceivers {
    let index = cache.takersByType.found { indexValueReceivers() }
    return names.reduce(into: ValueReceivers()) { $0.formUnion(index[$1]) }
  }

  private func indexValueReceivers() -> [String: ValueReceivers] {
    var index: [String: ValueReceivers] = [:]
    for file in symbols.files {
      for function in file.functions {
        for name in function.parameters.compactMap(\.type.unwrapped.simpleName) {
          index[name, default: ValueReceivers()].callees.insert(function.name)
        }
      }
      for type in file.types {
        for function in type.functions {
          let callee = function.kind == .initializer ? type.name : function.name
          for name in function.parameters.compactMap(\.type.unwrapped.simpleName) {
            index[name, default: ValueReceivers()].callees.insert(callee)
          }
        }
        for property in type.properties where property.isStored {
          guard let name = property.type?.unwrapped.simpleName else { continue }
          index[name, default: ValueReceivers()].properties.insert(property.name)
          if type.kind == .struct {
            index[name, default: ValueReceivers()].callees.insert(type.name)
          }
        }
      }
    }
    return index
  }
}
