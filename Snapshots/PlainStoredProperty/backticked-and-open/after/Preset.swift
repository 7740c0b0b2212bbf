import Observation

@Observable
open class Preset {
  public var level = 1
  @ObservationIgnored var `default` = 1
  @ObservationIgnored open var title = ""
  public init() {}
}
