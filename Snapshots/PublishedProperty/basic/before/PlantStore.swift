import SwiftUI

final class PlantStore: ObservableObject {
  @Published var plants: [String] = []
  @Published var selected: String?
}
