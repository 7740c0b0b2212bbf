import Combine
import Observation

@Observable
final class Garden {
  let objectWillChange = ObservableObjectPublisher()
  private let size = 12
  var beds = 0 { willSet { objectWillChange.send() } }

  func grow() { beds += size }
}

@Observable
final class Fence { // around the garden
  let objectWillChange = ObservableObjectPublisher()
  var posts = 0 { willSet { objectWillChange.send() } }
}

final class Watch {
  private var watches: Set<AnyCancellable> = []

  init(_ garden: Garden, _ fence: Fence) {
    garden.objectWillChange.sink { print("garden") }.store(in: &watches)
    fence.objectWillChange.sink { print("fence") }.store(in: &watches)
  }
}
