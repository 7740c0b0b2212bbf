import CoreData
import SwiftUI

/// Xcode generates the class `JarEntity`.
@Observable
final class Pantry {
  var jars: [JarEntity] = []
  var shelves: [Shelf] = []
  private let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) {
    self.context = context
    reload()
  }

  func reload() {
    let request = NSFetchRequest<JarEntity>(entityName: "JarEntity")
    do {
      jars = try context.fetch(request)
    } catch {
      print(error)
    }
  }

  func add(_ label: String) {
    let jar = JarEntity(context: context)
    jar.label = label
    reload()
  }

  func relabel(_ jar: JarEntity, _ label: String) {
    jar.label = label
    reload()
  }

  /// A shelf is only ever added.
  func reloadShelves() {
    let request = NSFetchRequest<Shelf>(entityName: "Shelf")
    shelves = (try? context.fetch(request)) ?? []
  }
}

final class Shelf: NSManagedObject {
  @NSManaged var name: String
}

struct PantryView: View {
  let pantry: Pantry

  var body: some View {
    List {
      ForEach(pantry.jars, id: \.self) { jar in
        Text(jar.label ?? "")
        Button("Relabel") { pantry.relabel(jar, "empty") }
      }
      ForEach(pantry.shelves, id: \.self) { shelf in
        Text(shelf.name)
      }
    }
  }
}
