import Combine
import Observation

struct Options {
  let names: [String]
  let selection: Int
}

@Observable
final class Picker {
  var options: Options
  var offset = -1 {
    willSet { offsetSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var offsetSubject = CurrentValueSubject<Int, Never>(_offset)

  init(names: [String]) {
    self.options = Options(
      names: names,
      selection: 0
    )
  }

  func log() -> AnyCancellable {
    offsetSubject.sink { print($0) }
  }
}
