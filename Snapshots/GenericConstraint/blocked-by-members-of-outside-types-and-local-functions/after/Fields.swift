import SwiftUI

final class Person: ObservableObject {
  @Published var name = ""
}

final class Pet: ObservableObject {
  @Published var name = ""
}

@Observable
final class Plant {
  var name = ""
}

@Observable
final class Rock {
  var name = ""
}

extension Binding {
  init<Model: ObservableObject>(_ model: Model, _ path: ReferenceWritableKeyPath<Model, Value>) {
    self.init(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
  }
}

struct Registry {
  var ids: [ObjectIdentifier: String] = [:]

  subscript<Model: ObservableObject>(model: Model) -> String {
    ids[ObjectIdentifier(model)] ?? ""
  }
}

struct Form: View {
  @ObservedObject var person: Person
  @ObservedObject var pet: Pet
  let plant: Plant
  let rock: Rock
  let registry: Registry

  var body: some View {
    TextField("Name", text: Binding(person, \.name))
    Text(registry[pet] + pet.name)
    Text(title(plant) + plant.name)
    Text(rock.name)
  }

  func title(_ plant: Plant) -> String {
    func describe<Model: AnyObject & Observable>(_ model: Model) -> String { "\(type(of: model))" }
    return describe(plant)
  }
}
