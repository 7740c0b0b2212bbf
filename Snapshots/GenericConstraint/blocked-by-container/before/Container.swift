import Combine

final class Container {
  private var makers: [String: () -> Any] = [:]

  func register<Model: ObservableObject>(_ make: @escaping () -> Model) {
    makers["\(Model.self)"] = make
  }

  func made<Model: ObservableObject>(_ type: Model.Type) -> Model? {
    makers["\(type)"]?() as? Model
  }
}
