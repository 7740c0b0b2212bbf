import Observation
import SwiftUI

@Observable
public final class Watering {
  public var litres = 0
  public init() {}
}
