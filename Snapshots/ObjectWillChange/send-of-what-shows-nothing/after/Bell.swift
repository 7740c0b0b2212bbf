import Combine
import Foundation
import Observation

@Observable
final class Bell {
  let objectWillChange = ObservableObjectPublisher()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  func ring() {
    objectWillChange.send()
  }

  func listen(_ heard: @escaping () -> Void) {
    objectWillChange
      .sink { _ in heard() }
      .store(in: &cancellables)
  }
}
