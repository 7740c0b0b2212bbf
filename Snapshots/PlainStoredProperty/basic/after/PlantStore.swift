import SwiftUI

@Observable
final class PlantStore {
  var plants: [String] = []
  @ObservationIgnored private var cache: [String: Int] = [:]
  @ObservationIgnored var loads = 0
}
