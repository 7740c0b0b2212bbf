import CombineViewModel
import Observation
import UIKit

final class Counter: ObservableObject {
  @Published var count = 0
}

/// Another object, which no wrapper of a package observes.
@Observable
final class Total {
  var sum = 0
}

final class CounterController: UIViewController, ViewModelObserver {
  @ViewModel private var counter: Counter

  init(counter: Counter) {
    super.init(nibName: nil, bundle: nil)
    self.counter = counter
  }

  required init?(coder: NSCoder) {
    fatalError("not from a storyboard")
  }

  func updateView() {
    title = "\(counter.count)"
  }
}
