import Combine

extension Shelf {
  func log() -> AnyCancellable {
    $isOpenStorage.sink { print("The shelf is", $0 ? "open" : "closed") }
  }
}
