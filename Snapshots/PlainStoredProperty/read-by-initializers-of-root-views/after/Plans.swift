import SwiftUI
import UIKit

@Observable
final class Plans {
  var count = 0
  /// Only the initializer of a view that a controller shows reads it.
  var first: Int?
  /// The initializer of a view in another view reads it.
  var second: Int?

  func choose(_ plan: Int) {
    first = plan
    second = plan
  }
}

struct PlansView: View {
  let plans: Plans
  private let title: String

  init(plans: Plans) {
    self.plans = plans
    let shown = [plans.first].compactMap { $0 }.first
    title = "Plan \(shown ?? 0)"
  }

  var body: some View {
    Text("\(title) of \(plans.count)")
    RowView(plans: plans)
  }
}

struct RowView: View {
  private let title: String

  init(plans: Plans) {
    let shown = [plans.second].compactMap { $0 }.first
    title = "Plan \(shown ?? 0)"
  }

  var body: some View { Text(title) }
}

/// Both the controller and a test of the look create the view.
final class PlansCell: UIView {
  private let plans = Plans()

  func makeController() -> UIViewController {
    UIHostingController(rootView: Self.view(with: plans))
  }

  static func view(with plans: Plans) -> some View { PlansView(plans: plans).padding() }
}

#Preview {
  PlansView(plans: Plans())
}
