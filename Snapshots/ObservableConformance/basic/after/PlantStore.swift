import SwiftUI

@Observable
class PlantStore {
  var plants: [String] = []
}
