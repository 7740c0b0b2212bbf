import Combine
import PublishedObject

final class Session: ObservableObject {
  @Published var user = "nobody"
}

final class Profile: ObservableObject {
  @PublishedObject var session = Session()
  @Published var isEditing = false
}

final class Visits: ObservableObject {
  @Published var count = 0
}
