import Combine

extension Shelf {
  func log() -> AnyCancellable {
    $isOpen.sink { print("The shelf is", $0 ? "open" : "closed") }
  }
}
