@_exported import Combine

final class Watch {
  private var cancellable: AnyCancellable?

  func follow(_ lamp: Lamp) {
    cancellable = lamp.isOnSubject.sink { print($0) }
  }
}
