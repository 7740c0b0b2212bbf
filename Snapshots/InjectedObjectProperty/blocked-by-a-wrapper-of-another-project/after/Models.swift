import Combine
import Observation
import PublishedObject

final class Session: ObservableObject {
  @Published var user = "nobody"
}

final class Profile: ObservableObject {
  @PublishedObject var session = Session()
  @Published var isEditing = false
}

@Observable
final class Visits {
  var count = 0
}
