import Combine
import Observation

class Host<Model: ObservableObject> {
  let model: Model
  init(model: Model) { self.model = model }
}

final class Plant: ObservableObject {
  @Published var name = ""
}

@Observable
final class Pot {
  var size = 1
}

final class PlantHost: Host<Plant> {}
