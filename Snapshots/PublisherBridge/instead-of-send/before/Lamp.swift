import Combine
import SwiftUI

final class Lamp: ObservableObject {
    @Published var brightness = 0.5 {
        willSet {
            // A paused view misses the first change.
            if newValue > 0.9 {
                objectWillChange.send()
            }
        }
        didSet { print(brightness) }
    }
    @Published var isOn = false {
        didSet { objectWillChange.send() }
    }
    @Published var name = "" {
        willSet { objectWillChange.send() }
    }
    @Published var color = "white" {
        willSet {
            print(color)
            objectWillChange.send() // at last
        }
    }

    var cancellables: Set<AnyCancellable> = []

    init() {
        $brightness.sink { print($0) }.store(in: &cancellables)
        $isOn.sink { print($0) }.store(in: &cancellables)
        $name.sink { print($0) }.store(in: &cancellables)
        $color.sink { print($0) }.store(in: &cancellables)
    }
}

struct LampView: View {
    @ObservedObject var lamp: Lamp

    var body: some View {
        Text(lamp.name)
        Text(lamp.color)
        Toggle("On", isOn: $lamp.isOn)
        Slider(value: $lamp.brightness)
    }
}
