import SwiftUI

final class Garden: ObservableObject {
  @Published var name = ""
}

final class Bed: ObservableObject {
  @Published var name = ""
}

final class Tool: ObservableObject {
  @Published var name = ""
}

final class Seed: ObservableObject {
  @Published var name = ""
}

struct Key<Model: ObservableObject>: EnvironmentKey {
  static var defaultValue: Model? { nil }
}

extension EnvironmentValues {
  var garden: Garden? {
    get { self[Key<Garden>.self] }
    set { self[Key<Garden>.self] = newValue }
  }
}

func named<Model: ObservableObject>(_ model: Model = Seed()) -> String {
  "\(ObjectIdentifier(model))"
}

let seedName = named()
