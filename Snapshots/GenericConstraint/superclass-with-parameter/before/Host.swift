import Combine

class Host<Model: ObservableObject> {
  let model: Model
  init(model: Model) { self.model = model }
}

final class Plant: ObservableObject {
  @Published var name = ""
}

final class Pot: ObservableObject {
  @Published var size = 1
}

final class PlantHost: Host<Plant> {}
