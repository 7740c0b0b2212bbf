import Combine
import SwiftUI

enum Season {
  nonisolated(unsafe) static var isWinter = false
  nonisolated(unsafe) static let turned = PassthroughSubject<Void, Never>()
}

@Observable
class SeasonStyle {
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  init() {
    Season.turned
      .sink { [weak self] _ in self?.notifyObservers() }
      .store(in: &cancellables)
  }
}

/// Publishes nothing; what a view shows of it is announced with the object.
@Observable
final class LeafStyle: SeasonStyle {
  var color: String {
    access(keyPath: \SeasonStyle.self)
    return Season.isWinter ? "white" : "green"
  }
  var edge: String? = nil

  override func notifyObservers() {
    super.notifyObservers()
    withMutation(keyPath: \.edge) {}
  }
}

struct LeafView: View {
  let style: LeafStyle

  var body: some View {
    Text(style.color + (style.edge ?? ""))
  }
}
