import SwiftUI

final class Choice: Identifiable {
  let id: String
  var isSelected = false

  init(id: String) { self.id = id }
}

@Observable
final class Filters {
  private(set) var choices = [Choice(id: "a"), Choice(id: "b")]
  @ObservationIgnored private var applied: [String] = []

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.choices) {}
  }

  func select(_ choice: Choice) {
    notifyObservers()
    choices.forEach { $0.isSelected = $0.id == choice.id }
    apply()
  }

  func toggle(_ id: String) {
    if let choice = choices.first(where: { $0.id == id }) {
      choice.isSelected.toggle()
    }
    applied = []
    notifyObservers()
  }

  private func apply() {
    applied = choices.filter(\.isSelected).map(\.id)
  }
}

struct FiltersView: View {
  let filters: Filters

  var body: some View {
    Text(filters.choices.map { $0.isSelected ? $0.id : "-" }.joined())
    Button("First") { filters.select(filters.choices[0]) }
    Button("Other") { filters.toggle("b") }
  }
}
