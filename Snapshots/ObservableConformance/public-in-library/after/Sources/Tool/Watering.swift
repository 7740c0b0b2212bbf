import Observation
import SwiftUI

public final class Watering {
  public var litres = 0
  public init() {}
}
