import Observation
import SwiftUI

@Observable
final class Garden {
  var beds = 0
  @ObservationIgnored var cache = 0
}

final class Weather: ObservableObject {
  @Published var degrees = 20
}
