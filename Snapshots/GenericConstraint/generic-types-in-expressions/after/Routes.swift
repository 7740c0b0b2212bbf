import SwiftUI

@Observable
final class Garden {
  var name = ""
}

final class Bed: ObservableObject {
  @Published var name = ""
}

final class Tool: ObservableObject {
  @Published var name = ""
}

@Observable
final class Seed {
  var name = ""
}

struct Key<Model: AnyObject & Observable>: EnvironmentKey {
  static var defaultValue: Model? { nil }
}

extension EnvironmentValues {
  var garden: Garden? {
    get { self[Key<Garden>.self] }
    set { self[Key<Garden>.self] = newValue }
  }
}

func named<Model: AnyObject & Observable>(_ model: Model = Seed()) -> String {
  "\(ObjectIdentifier(model))"
}

let seedName = named()
