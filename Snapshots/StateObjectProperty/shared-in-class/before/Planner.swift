import SwiftUI

final class Garden: ObservableObject {
  static let shared = Garden()
  @Published var beds = 0
}

final class Coordinator {
  @StateObject var garden: Garden = .shared

  func dig() {
    garden.beds += 1
  }
}

final class Planner: ObservableObject {
  /// What all planners plan for.
  @StateObject private var garden = Garden.shared
  @Published var plans = 0

  var bedsToCome: Int { garden.beds + plans }
}

struct PlannerView: View {
  @StateObject private var planner = Planner()

  var body: some View {
    Text("\(planner.bedsToCome) beds")
  }
}
