import Combine

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Has another object tell of the changes of this one.
  func relay(to other: some ObservableObject, in cancellables: inout Set<AnyCancellable>) {
    objectWillChange.sink { _ in }.store(in: &cancellables)
  }
}

extension ObservableObject {
  var label: String { "\(type(of: self))" }
}

final class Plant: ObservableObject {
  @Published var name = ""
  private var cancellables: Set<AnyCancellable> = []

  init(in bed: Bed) {
    relay(to: bed, in: &cancellables)
  }
}

final class Bed: ObservableObject {
  @Published var size = 1
}

let label = Bed().label
