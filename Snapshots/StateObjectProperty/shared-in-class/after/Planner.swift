import SwiftUI

@Observable
final class Garden {
  static let shared = Garden()
  var beds = 0
}

final class Coordinator {
  var garden: Garden { .shared }

  func dig() {
    garden.beds += 1
  }
}

@Observable
final class Planner {
  /// What all planners plan for.
  private var garden: Garden { Garden.shared }
  var plans = 0

  var bedsToCome: Int { garden.beds + plans }
}

struct PlannerView: View {
  @State private var planner = Planner()

  var body: some View {
    Text("\(planner.bedsToCome) beds")
  }
}
