import Combine
import Observation

final class Plant: ObservableObject {
  @Published var name = ""
}

@Observable
final class Bed {
  var title = ""
}
