import Combine
import Observation

@Observable
class Node {
  var title = ""
}

@Observable
final class Leaf: Node {
  var size = 1
}

@Observable
final class Root: Node {
  var depth = 1 {
    willSet { depthSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var depthSubject = CurrentValueSubject<Int, Never>(_depth)
  @ObservationIgnored lazy var depths = depthSubject
}

@Observable
final class Gardener {
  var name = ""
}
