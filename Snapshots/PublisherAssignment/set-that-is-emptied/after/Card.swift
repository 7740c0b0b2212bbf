import Combine
import SwiftUI

@Observable
final class Card {
  var name = "a" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  var label = "" {
    willSet { labelSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var labelSubject = CurrentValueSubject<String, Never>(_label)
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
  @ObservationIgnored private(set) var seen: [String] = []
  @ObservationIgnored private var assignments: Set<AnyCancellable> = []

  init() {
    nameSubject.map { "card " + $0 }.sink { [weak self] in self?.label = $0 }.store(in: &assignments)
  }

  func follow() {
    labelSubject.sink { [weak self] in self?.seen.append($0) }.store(in: &cancellables)
  }

  func reuse() {
    cancellables.removeAll()
    name = "b"
  }
}

struct CardView: View {
  @State private var card = Card()

  var body: some View {
    Text(card.label)
    Button("Reuse") { card.reuse() }
  }
}
