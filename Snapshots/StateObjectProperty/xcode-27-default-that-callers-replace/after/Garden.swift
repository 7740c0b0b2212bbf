import Foundation
import SwiftUI

@Observable
final class Garden {
  var plants: [String] = []
  @ObservationIgnored private let path: String
  private(set) var isReady = false

  init(path: String = "/no/such/garden") {
    self.path = path
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    plants = (try? String(contentsOfFile: path, encoding: .utf8)).map { [$0] } ?? []
    isReady = true
  }
}

struct GardenView: View {
  @State var garden = Garden()

  var body: some View {
    Text("\(garden.plants.count)")
      .task { await garden.bootstrap() }
  }
}

struct Page: View {
  var body: some View {
    GardenView()
    GardenView(garden: Garden(path: "/no/such/park"))
  }
}
