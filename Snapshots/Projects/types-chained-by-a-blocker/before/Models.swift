import Combine

class Node: ObservableObject {
  @Published var title = ""
}

final class Leaf: Node {
  @Published var size = 1
}

final class Root: Node {
  @Published var depth = 1
  lazy var depths = $depth
}

final class Gardener: ObservableObject {
  @Published var name = ""
}
