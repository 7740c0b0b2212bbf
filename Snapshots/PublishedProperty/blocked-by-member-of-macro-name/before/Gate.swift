import Combine

final class Gate: ObservableObject {
  @Published var code = ""

  func access<Value>(keyPath: KeyPath<Gate, Value>) -> Value {
    self[keyPath: keyPath]
  }
}
