import Foundation
import Observation

@Observable
public final class Plant {
  public var name = ""
}
