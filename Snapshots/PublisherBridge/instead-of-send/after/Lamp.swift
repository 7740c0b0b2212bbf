import Combine
import SwiftUI

@Observable
final class Lamp {
    var brightness = 0.5 {
        willSet {
            // A paused view misses the first change.
            brightnessSubject.send(newValue)
        }
        didSet { print(brightness) }
    }
    @ObservationIgnored private lazy var brightnessSubject = CurrentValueSubject<Double, Never>(_brightness)
    var isOn = false {
        willSet { isOnSubject.send(newValue) }
    }
    @ObservationIgnored private lazy var isOnSubject = CurrentValueSubject<Bool, Never>(_isOn)
    var name = "" {
        willSet { nameSubject.send(newValue) }
    }
    @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    var color = "white" {
        willSet {
            print(color)
            colorSubject.send(newValue) // at last
        }
    }
    @ObservationIgnored private lazy var colorSubject = CurrentValueSubject<String, Never>(_color)

    @ObservationIgnored var cancellables: Set<AnyCancellable> = []

    init() {
        brightnessSubject.sink { print($0) }.store(in: &cancellables)
        isOnSubject.sink { print($0) }.store(in: &cancellables)
        nameSubject.sink { print($0) }.store(in: &cancellables)
        colorSubject.sink { print($0) }.store(in: &cancellables)
    }
}

struct LampView: View {
    @Bindable var lamp: Lamp

    var body: some View {
        Text(lamp.name)
        Text(lamp.color)
        Toggle("On", isOn: $lamp.isOn)
        Slider(value: $lamp.brightness)
    }
}
