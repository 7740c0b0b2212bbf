import Combine

class Room: ObservableObject {
  @Published var degrees = 20
  fileprivate var watches: Set<AnyCancellable> = []
}

final class Cellar: Room {
  @Published var bottles = 3

  override init() {
    super.init()
    $degrees.sink { print("cellar \($0)") }.store(in: &watches)
    Publishers.CombineLatest($degrees, $bottles)
      .sink { print("both \($0) \($1)") }
      .store(in: &watches)
  }
}

extension Room {
  func follow() {
    self.$degrees.dropFirst().sink { print("room \($0)") }.store(in: &watches)
  }
}
