import Observation

@Observable
final class Plant {
  var name = ""
}

func load<Model>(_ model: Model) -> Model where Model: AnyObject & Observable {
  model
}

let plant = load(Plant())
