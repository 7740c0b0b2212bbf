// The few names of Core Data that SwiftUI code mentions. A managed object stays an
// ObservableObject: Core Data has not moved.
import Combine
@_exported import Foundation

open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public override init() {}
  open var hasChanges: Bool { false }
  open func save() throws {}
  open func delete(_ object: NSManagedObject) {}
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
}

public protocol NSFetchRequestResult: AnyObject {}

open class NSManagedObject: NSObject, ObservableObject, Identifiable, NSFetchRequestResult {
  public override required init() {}
  public convenience init(context: NSManagedObjectContext) { self.init() }
  open var managedObjectContext: NSManagedObjectContext? { nil }
}

open class NSFetchRequest<ResultType>: NSObject {
  public init(entityName: String) {}
  open var sortDescriptors: [NSSortDescriptor]?
  open var predicate: NSPredicate?
}

open class NSFetchedResultsController<ResultType>: NSObject {
  open var fetchedObjects: [ResultType]? { nil }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

open class NSPersistentContainer: NSObject {
  public let viewContext = NSManagedObjectContext()
  public init(name: String) {}
  open func loadPersistentStores(completionHandler block: @escaping (Any, (any Error)?) -> Void) {}
}
