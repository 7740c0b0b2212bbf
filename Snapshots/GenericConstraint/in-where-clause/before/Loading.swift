import Combine

final class Plant: ObservableObject {
  @Published var name = ""
}

func load<Model>(_ model: Model) -> Model where Model: ObservableObject {
  model
}

let plant = load(Plant())
