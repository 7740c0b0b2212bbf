import Combine

final class Plant: ObservableObject {
  @Published var name: String
  @Published var height: Double
  @Published var age: Int

  init(name: String, height: Double = 0) {
    _name = Published(initialValue: name)
    self._height = Published(wrappedValue: height)
    _age = .init(initialValue: name.count)
  }
}
