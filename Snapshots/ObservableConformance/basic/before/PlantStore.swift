import SwiftUI

class PlantStore: ObservableObject {
  @Published var plants: [String] = []
}
