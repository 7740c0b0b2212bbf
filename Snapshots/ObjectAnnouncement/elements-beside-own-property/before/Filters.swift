import SwiftUI

final class Choice: Identifiable {
  let id: String
  var isSelected = false

  init(id: String) { self.id = id }
}

final class Filters: ObservableObject {
  private(set) var choices = [Choice(id: "a"), Choice(id: "b")]
  private var applied: [String] = []

  func select(_ choice: Choice) {
    objectWillChange.send()
    choices.forEach { $0.isSelected = $0.id == choice.id }
    apply()
  }

  func toggle(_ id: String) {
    if let choice = choices.first(where: { $0.id == id }) {
      choice.isSelected.toggle()
    }
    applied = []
    objectWillChange.send()
  }

  private func apply() {
    applied = choices.filter(\.isSelected).map(\.id)
  }
}

struct FiltersView: View {
  @ObservedObject var filters: Filters

  var body: some View {
    Text(filters.choices.map { $0.isSelected ? $0.id : "-" }.joined())
    Button("First") { filters.select(filters.choices[0]) }
    Button("Other") { filters.toggle("b") }
  }
}
