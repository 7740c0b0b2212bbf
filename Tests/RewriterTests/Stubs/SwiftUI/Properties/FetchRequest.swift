@_exported import CoreData

public struct FetchedResults<Result>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Result { fatalError("There is no store.") }
}

/// Fetches nothing.
@MainActor
@preconcurrency
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }

  nonisolated public init(
    entity: Any? = nil,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}

  nonisolated public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}

  nonisolated public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
}
