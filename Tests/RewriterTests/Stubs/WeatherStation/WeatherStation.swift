// A library whose types no project of the snapshots declares.

import Combine

public final class Thermometer {
  @Published public var degrees = 20
}

public struct Station {
  public let outdoor = Thermometer()
}

public func makeStation() -> Station { Station() }
