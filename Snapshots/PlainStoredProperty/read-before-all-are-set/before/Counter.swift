import Combine

final class Counter: ObservableObject {
  var seed = 1
  var history: [Int] = []
  @Published var value: Int

  init() {
    seed += 1
    history.append(seed)
    value = seed
  }
}
