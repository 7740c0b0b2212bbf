import Combine

final class Dial: ObservableObject {
  @Published var level = 0 {
    didSet { print("did set \(oldValue) to \(level)") }
  }
  @Published var angle = 0.0 {
    willSet(next) {
      print("will set \(next)")
    }
    didSet {
      if angle > 360 { angle -= 360 }
    }
  }
  @Published var name = "" { willSet { print("will be called \(newValue)") } }
  private var watches: Set<AnyCancellable> = []

  init() {
    $level.sink { print("level \($0)") }.store(in: &watches)
    $angle.sink { print("angle \($0)") }.store(in: &watches)
    $name.sink { print("name \($0)") }.store(in: &watches)
  }
}
