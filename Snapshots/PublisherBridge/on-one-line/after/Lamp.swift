import Combine
import Observation

@Observable
final class Lamp { var isOn = false { willSet { isOnSubject.send(newValue) } }; @ObservationIgnored private(set) lazy var isOnSubject = CurrentValueSubject<Bool, Never>(_isOn); @ObservationIgnored var log: AnyCancellable? }

func follow(_ lamp: Lamp) { lamp.log = lamp.isOnSubject.sink { print("on: \($0)") } }
