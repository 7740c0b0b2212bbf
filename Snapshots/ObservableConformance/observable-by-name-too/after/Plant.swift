import Observation

@Observable
final class Plant: Observable {
  var name = ""
}
