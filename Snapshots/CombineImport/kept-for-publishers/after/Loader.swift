import Combine
import Observation

@Observable
final class Loader {
  var value = 0
  let values = Just(1)
}
