public import Combine
import Observation

@Observable
final class Wheel {
  var turns = 0
}

public enum Wheels {
  public static let turned = PassthroughSubject<Int, Never>()
}
