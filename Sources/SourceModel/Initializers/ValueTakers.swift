/// What is handed values of a type, by name.
struct ValueTakers: Sendable {
  /// Functions, and types whose initializers are handed one.
  var callees: Set<String> = []
  /// Stored properties of the type.
  var properties: Set<String> = []

  mutating func formUnion(_ other: ValueTakers?) {
    guard let other else { return }
    callees.formUnion(other.callees)
    properties.formUnion(other.properties)
  }
}

extension ProjectModel {
  /// What is handed values of a type of one of some names.
  func takers(ofAnyOf names: [String]) -> ValueTakers {
    let index = remembered.takersByType.found { indexTakers() }
    return names.reduce(into: ValueTakers()) { $0.formUnion(index[$1]) }
  }

  private func indexTakers() -> [String: ValueTakers] {
    var index: [String: ValueTakers] = [:]
    for file in files {
      for function in file.functions {
        for name in function.parameters.compactMap(\.type.unwrapped.simpleName) {
          index[name, default: ValueTakers()].callees.insert(function.name)
        }
      }
      for type in file.types {
        for function in type.functions {
          let callee = function.kind == .initializer ? type.name : function.name
          for name in function.parameters.compactMap(\.type.unwrapped.simpleName) {
            index[name, default: ValueTakers()].callees.insert(callee)
          }
        }
        for property in type.properties where property.isStored {
          guard let name = property.type?.unwrapped.simpleName else { continue }
          index[name, default: ValueTakers()].properties.insert(property.name)
          if type.kind == .struct {
            index[name, default: ValueTakers()].callees.insert(type.name)
          }
        }
      }
    }
    return index
  }
}
