import Combine

protocol Source {
  associatedtype Object: ObservableObject
  func object(for name: String) -> Object
}

extension Source {
  func changes(of name: String) -> Object.ObjectWillChangePublisher {
    object(for: name).objectWillChange
  }
}

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantSource: Source {
  func object(for name: String) -> Plant { Plant() }
}
