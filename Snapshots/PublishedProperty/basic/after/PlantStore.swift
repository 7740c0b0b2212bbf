import SwiftUI

@Observable
final class PlantStore {
  var plants: [String] = []
  var selected: String?
}
