// The lamp in the shed.

import Combine
import Observation

@Observable
class Lamp {
  var isOn = false {
    willSet { isOnSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isOnSubject = CurrentValueSubject<Bool, Never>(_isOn)
}
