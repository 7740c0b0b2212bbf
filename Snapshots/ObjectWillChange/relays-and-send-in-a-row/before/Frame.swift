import Combine
import SwiftUI

final class Window: ObservableObject {
  @Published var title = ""
}

final class Frame: ObservableObject {
  @Published private(set) var window: Window?
  @Published private(set) var other: Window?
  private var cancellables: Set<AnyCancellable> = []

  func show(_ window: Window?, beside other: Window?) {
    self.window = window
    self.other = other

    window?.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
    .store(in: &cancellables)

    other?.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
    .store(in: &cancellables)

    self.objectWillChange.send()
  }
}
