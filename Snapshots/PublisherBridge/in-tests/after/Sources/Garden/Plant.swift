import Combine
import Observation

@Observable
final class Plant {
  let objectWillChange = ObservableObjectPublisher()
  private(set) var height = 0 {
    willSet {
      objectWillChange.send()
      heightSubject.send(newValue)
    }
  }
  @ObservationIgnored private(set) lazy var heightSubject = CurrentValueSubject<Int, Never>(_height)

  func grow() { height += 1 }
}
