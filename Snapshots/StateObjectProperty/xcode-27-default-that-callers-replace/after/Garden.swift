import Foundation
import SwiftUI

@Observable
final class Garden: ObservableObject {
  var plants: [String]

  init(path: String = "/no/such/garden") {
    plants = (try? String(contentsOfFile: path, encoding: .utf8)).map { [$0] } ?? []
  }
}

struct GardenView: View {
  @StateObject var garden = Garden()

  var body: some View {
    Text("\(garden.plants.count)")
  }
}

struct Page: View {
  var body: some View {
    GardenView()
    GardenView(garden: Garden(path: "/no/such/park"))
  }
}
