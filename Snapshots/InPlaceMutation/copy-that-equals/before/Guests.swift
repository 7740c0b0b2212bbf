import SwiftUI

/// Guests are equal if they have the same number.
struct Guest: Identifiable, Equatable {
  let id: Int
  var name: String

  static func == (left: Guest, right: Guest) -> Bool { left.id == right.id }

  mutating func rename(_ make: () -> String) { name = make() }
}

final class Guests: ObservableObject {
  @Published private(set) var guests = [Guest(id: 1, name: "Ida")]
  @Published private(set) var table = [1]

  var suffix: String { "of \(guests.count)" }

  func rename(at index: Int) {
    guests[index].rename { "guest " + suffix }
  }

  func renameFirst() {
    self.guests[0].rename { "first " + suffix }
  }

  func shuffle() {
    table.removeAll { $0 > table.count }
  }
}

struct GuestsView: View {
  @StateObject private var model = Guests()

  var body: some View {
    VStack {
      ForEach(model.guests) { Text($0.name) }
      Button("Rename") { model.rename(at: 0) }
      Button("First") { model.renameFirst() }
    }
  }
}
