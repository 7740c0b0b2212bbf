import Combine

final class Plant: ObservableObject {
  @Published var name = ""
}

final class Bed {
  var title = ""
}
