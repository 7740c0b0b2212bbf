public import Combine

final class Wheel: ObservableObject {
  @Published var turns = 0
}

public enum Wheels {
  public static let turned = PassthroughSubject<Int, Never>()
}
