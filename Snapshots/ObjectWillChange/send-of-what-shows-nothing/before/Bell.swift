import Combine
import Foundation

final class Bell: ObservableObject {
  private var cancellables: Set<AnyCancellable> = []

  func ring() {
    objectWillChange.send()
  }

  func listen(_ heard: @escaping () -> Void) {
    objectWillChange
      .sink { _ in heard() }
      .store(in: &cancellables)
  }
}
