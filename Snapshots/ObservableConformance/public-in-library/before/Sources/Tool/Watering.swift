import Observation
import SwiftUI

public final class Watering: ObservableObject {
  @Published public var litres = 0
  public init() {}
}
