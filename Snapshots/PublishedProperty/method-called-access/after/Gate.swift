import Observation

@Observable
final class Gate {
  var isOpen = false

  func access(_ code: String) -> Bool {
    code == "1234" || isOpen
  }
}
