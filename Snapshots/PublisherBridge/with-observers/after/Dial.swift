import Combine
import Observation

@Observable
final class Dial {
  var level = 0 {
    willSet { levelSubject.send(newValue) }
    didSet { print("did set \(oldValue) to \(level)") }
  }
  @ObservationIgnored private lazy var levelSubject = CurrentValueSubject<Int, Never>(_level)
  var angle = 0.0 {
    willSet(next) {
      print("will set \(next)")
      angleSubject.send(next)
    }
    didSet {
      if angle > 360 { angle -= 360 }
    }
  }
  @ObservationIgnored private lazy var angleSubject = CurrentValueSubject<Double, Never>(_angle)
  var name = "" { willSet { print("will be called \(newValue)"); nameSubject.send(newValue) } }
  @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  @ObservationIgnored private var watches: Set<AnyCancellable> = []

  init() {
    levelSubject.sink { print("level \($0)") }.store(in: &watches)
    angleSubject.sink { print("angle \($0)") }.store(in: &watches)
    nameSubject.sink { print("name \($0)") }.store(in: &watches)
  }
}
