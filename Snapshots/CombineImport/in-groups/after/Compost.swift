import Observation

import Foundation

@Observable
final class Compost {
  var litres = 20
}
