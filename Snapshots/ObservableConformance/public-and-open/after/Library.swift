import Observation

@Observable
public final class Catalog {
  public var title: String
  public init(title: String) { self.title = title }
}

@Observable
open class Section {
  public var rows = 0
  public init() {}
  open func reload() {}
}

public extension Section {
  var isEmpty: Bool { rows == 0 }
}
