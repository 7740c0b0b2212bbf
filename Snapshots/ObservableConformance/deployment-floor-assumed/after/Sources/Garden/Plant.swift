import Observation

@Observable
final class Plant {
  var name = ""
}
