import SwiftUI

final class PlantStore: ObservableObject {
  @Published var plants: [String] = []
  private var cache: [String: Int] = [:]
  var loads = 0
}
