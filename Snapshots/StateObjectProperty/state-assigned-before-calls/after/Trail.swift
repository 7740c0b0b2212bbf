import SwiftUI

final class Stop {
  let name: String

  init(name: String) { self.name = name }
}

final class Route {
  var first: Stop!

  func setUp() {
    first = Stop(name: "Harbour")
  }
}

@Observable
final class TrailModel {
  var steps = 0
}

struct TrailView: View {
  @State private var model: TrailModel
  private let stop: Stop
  private let title: String
  private let step: Int

  /// What `setUp` makes is there only behind it.
  init(route: Route, title: String?) {
    self.title = title ?? "Trail"
    step = 1
    _model = State(wrappedValue: TrailModel())
    if route.first == nil {
      route.setUp()
    }
    stop = route.first
  }

  var body: some View {
    Button("\(title) to \(stop.name): \(model.steps)") { model.steps += step }
  }
}
