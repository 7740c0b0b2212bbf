import Combine

final class Clicks: ObservableObject {
  @Published var count = 0
}

final class Steps: ObservableObject {
  @Published var steps = 0
}

protocol Screen {
  associatedtype Model: AnyObject
  var model: Model { get }
}

struct ClickScreen: Screen { let model = Clicks() }
struct StepScreen: Screen { let model = Steps() }

/// What stands for the model is said where the screen is constrained.
func follow<S: Screen>(_ screen: S) -> AnyCancellable where S.Model == Clicks {
  screen.model.$count.sink { print($0) }
}
