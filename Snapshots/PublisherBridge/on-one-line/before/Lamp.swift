import Combine

final class Lamp: ObservableObject { @Published var isOn = false; var log: AnyCancellable? }

func follow(_ lamp: Lamp) { lamp.log = lamp.$isOn.sink { print("on: \($0)") } }
