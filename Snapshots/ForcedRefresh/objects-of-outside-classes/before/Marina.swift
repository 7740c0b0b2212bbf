import CoreData
import SwiftUI

/// Xcode generates the class `BoatEntity`.
final class Marina: ObservableObject {
  /// Views show the name, which changes.
  @Published var moored: BoatEntity?
  /// Views show nothing of it that changes.
  @Published var towed: BoatEntity?
  /// Fetched by the initializer alone, whatever else is called `fetch`.
  @Published var all: [BoatEntity] = []
  private var next: BoatEntity?
  private let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) {
    self.context = context
    fetch()
  }

  func fetch() {
    let request = NSFetchRequest<BoatEntity>(entityName: "BoatEntity")
    all = (try? context.fetch(request)) ?? []
  }

  func moor() { moored = next }

  func tow() { towed = next }

  /// Gives it once.
  func launch() {
    moored = next
    next = nil
  }

  func rename(_ boat: BoatEntity, _ name: String) {
    boat.name = name
    moor()
    tow()
  }

  /// A copy is another object.
  func duplicate(_ boat: BoatEntity) {
    let new = boat.copy() as! BoatEntity
    new.name = "copy"
    moored = new
  }
}

func refresh(_ source: Source) async {
  await source.remote.fetch(after: 1)
}

struct MarinaView: View {
  @ObservedObject var marina: Marina

  var body: some View {
    Text(marina.moored?.name ?? "")
    Text(marina.towed == nil ? "" : "towed")
    ForEach(marina.all, id: \.self) { boat in
      Button(boat.name ?? "") { marina.rename(boat, "new") }
    }
  }
}
