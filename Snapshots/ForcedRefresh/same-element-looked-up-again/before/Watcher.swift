import CoreData
import SwiftUI

final class Person: NSManagedObject {
  @NSManaged var nickname: String
}

/// The store calls back when a property of the person has changed: the object is the same.
final class Watcher: NSObject, ObservableObject, NSFetchedResultsControllerDelegate {
  @Published var person: Person?

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    person = controller.fetchedObjects?.first as? Person
  }
}

/// Reads the person through the watcher alone.
struct NicknameView: View {
  @ObservedObject var watcher: Watcher

  var body: some View {
    Text(watcher.person?.nickname ?? "")
  }
}

/// Observes the person itself.
struct PersonView: View {
  @ObservedObject var person: Person

  var body: some View {
    Text(person.nickname)
  }
}
