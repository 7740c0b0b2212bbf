import SwiftUI

/// Guests are equal if they have the same number.
struct Guest: Identifiable, Equatable {
  let id: Int
  var name: String

  static func == (left: Guest, right: Guest) -> Bool { left.id == right.id }

  mutating func rename(_ make: () -> String) { name = make() }
}

@Observable
final class Guests {
  private(set) var guests = [Guest(id: 1, name: "Ida")]
  private(set) var table = [1]

  var suffix: String { "of \(guests.count)" }

  func rename(at index: Int) {
    var updatedGuests = guests
    updatedGuests[index].rename { "guest " + suffix }
    withMutation(keyPath: \.guests) { _guests = updatedGuests }
  }

  func renameFirst() {
    var updatedGuests = self.guests
    updatedGuests[0].rename { "first " + suffix }
    self.withMutation(keyPath: \.guests) { self._guests = updatedGuests }
  }

  func shuffle() {
    var updatedTable = table
    updatedTable.removeAll { $0 > table.count }
    table = updatedTable
  }
}

struct GuestsView: View {
  @State private var model = Guests()

  var body: some View {
    VStack {
      ForEach(model.guests) { Text($0.name) }
      Button("Rename") { model.rename(at: 0) }
      Button("First") { model.renameFirst() }
    }
  }
}
