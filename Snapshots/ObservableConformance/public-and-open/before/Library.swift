import Combine

public final class Catalog: ObservableObject {
  @Published public var title: String
  public init(title: String) { self.title = title }
}

open class Section: ObservableObject {
  @Published public var rows = 0
  public init() {}
  open func reload() {}
}

public extension Section {
  var isEmpty: Bool { rows == 0 }
}
