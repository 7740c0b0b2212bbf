import Combine
import SwiftUI

enum Season {
  nonisolated(unsafe) static var isWinter = false
  nonisolated(unsafe) static let turned = PassthroughSubject<Void, Never>()
}

class SeasonStyle: ObservableObject {
  private var cancellables = Set<AnyCancellable>()

  init() {
    Season.turned
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

/// Publishes nothing; what a view shows of it is announced with the object.
final class LeafStyle: SeasonStyle {
  var color: String { Season.isWinter ? "white" : "green" }
  var edge: String? = nil
}

struct LeafView: View {
  @ObservedObject var style: LeafStyle

  var body: some View {
    Text(style.color + (style.edge ?? ""))
  }
}
