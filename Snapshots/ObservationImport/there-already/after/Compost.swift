import Foundation
import Observation

@Observable
final class Compost {
  var litres = 0
}
