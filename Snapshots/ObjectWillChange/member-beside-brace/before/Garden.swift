import Combine

final class Garden: ObservableObject { private let size = 12
  @Published var beds = 0

  func grow() { beds += size }
}

final class Fence: ObservableObject { // around the garden
  @Published var posts = 0
}

final class Watch {
  private var watches: Set<AnyCancellable> = []

  init(_ garden: Garden, _ fence: Fence) {
    garden.objectWillChange.sink { print("garden") }.store(in: &watches)
    fence.objectWillChange.sink { print("fence") }.store(in: &watches)
  }
}
