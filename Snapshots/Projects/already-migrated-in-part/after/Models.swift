import Observation
import SwiftUI

@Observable
final class Garden {
  var beds = 0
  @ObservationIgnored var cache = 0
}

@Observable
final class Weather {
  var degrees = 20
}
