import Combine

open class Preset: ObservableObject {
  @Published public var level = 1
  var `default` = 1
  open var title = ""
  public init() {}
}
