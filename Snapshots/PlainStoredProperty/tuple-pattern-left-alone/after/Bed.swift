import Observation

@Observable
final class Bed {
  var title = ""
  var (width, length) = (1, 2)
}
