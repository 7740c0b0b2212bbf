import Foundation
import SwiftUI

@Observable
final class Harvest {
  var crops: [String] = [] {
    didSet { UserDefaults.standard.set(crops, forKey: "crops") }
  }
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    defer { isReady = true }
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
  @State private var harvest = Harvest()

  var body: some View {
    List(harvest.crops, id: \.self) { Text($0) }
      .task { await harvest.bootstrap() }
  }
}
