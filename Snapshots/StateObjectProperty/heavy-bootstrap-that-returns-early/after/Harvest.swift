import Foundation
import SwiftUI

@Observable
final class Harvest: ObservableObject {
  var crops: [String] = [] {
    didSet { UserDefaults.standard.set(crops, forKey: "crops") }
  }

  init() {
    if let stored = UserDefaults.standard.data(forKey: "crops") {
      if let decoded = try? JSONDecoder().decode([String].self, from: stored) {
        crops = decoded
        return
      }
    }
    crops = ["Beans"]
  }
}

struct HarvestView: View {
  @StateObject private var harvest = Harvest()

  var body: some View {
    List(harvest.crops, id: \.self) { Text($0) }
  }
}
