// A library that no project of the snapshots declares.

import Combine

open class Catalog: ObservableObject {
  @Published public var title = ""
  public init() {}
}

open class CatalogSession: ObservableObject {
  @Published public var user = ""
  public init() {}
}

public final class Services {
  public static let current = Services()
  public let session = CatalogSession()
}

public final class CatalogClient {
  public init() {}
  public func connect() {}
  public func load(_ handler: @escaping ([String]) -> Void) {}
  public func price(of name: String) -> Int { 0 }
}

public final class CatalogStore: @unchecked Sendable {
  public static let shared = CatalogStore()
}

public struct CatalogRows {
  public static func tracking(_ name: String) -> CatalogRows { CatalogRows() }
  public func firstIndex(where isWanted: (String) -> Bool) -> Int? { nil }
  public func start(
    in store: CatalogStore, onChange: @escaping ([String]) -> Void
  ) -> AnyObject { store }
}
