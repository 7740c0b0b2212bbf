import Observation

class Host<Model: AnyObject & Observable> {
  let model: Model
  init(model: Model) { self.model = model }
}

@Observable
final class Plant {
  var name = ""
}

@Observable
final class Pot {
  var size = 1
}

final class PlantHost: Host<Plant> {}
