import Combine
import SwiftUI

final class Card: ObservableObject {
  @Published var name = "a"
  @Published var label = ""
  private var cancellables = Set<AnyCancellable>()
  private(set) var seen: [String] = []

  init() {
    $name.map { "card " + $0 }.assign(to: &$label)
  }

  func follow() {
    $label.sink { [weak self] in self?.seen.append($0) }.store(in: &cancellables)
  }

  func reuse() {
    cancellables.removeAll()
    name = "b"
  }
}

struct CardView: View {
  @StateObject private var card = Card()

  var body: some View {
    Text(card.label)
    Button("Reuse") { card.reuse() }
  }
}
