import CoreData
import SwiftUI

/// Xcode generates the class `BoatEntity`.
@Observable
final class Harbour {
  /// Fetched by the initializer alone.
  var boats = [BoatEntity]()
  /// Fetched again.
  var guests: [BoatEntity] = []
  private let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) {
    self.context = context
    fetch()
    fetchGuests()
  }

  func fetch() {
    let request = NSFetchRequest<BoatEntity>(entityName: "BoatEntity")
    boats = (try? context.fetch(request)) ?? []
  }

  func fetchGuests() {
    let request = NSFetchRequest<BoatEntity>(entityName: "BoatEntity")
    guests = (try? context.fetch(request)) ?? []
  }

  func rename(_ boat: BoatEntity, _ name: String) {
    boat.name = name
    fetchGuests()
  }
}

struct HarbourView: View {
  let harbour: Harbour

  var body: some View {
    List {
      ForEach(harbour.boats, id: \.self) { boat in Text(boat.name ?? "") }
      ForEach(harbour.guests, id: \.self) { boat in
        Button(boat.name ?? "") { harbour.rename(boat, "guest") }
      }
    }
  }
}
