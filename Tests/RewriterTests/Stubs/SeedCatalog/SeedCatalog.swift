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
