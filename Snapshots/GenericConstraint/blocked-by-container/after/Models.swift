import Combine
import Observation

final class Inbox: ObservableObject {
  @Published var unread = 0
}

final class Outbox: ObservableObject {
  @Published var pending = 0
}

final class Archive: ObservableObject {
  @Published var count = 0
}

@Observable
final class Trash {
  var count = 0
}

func fill(_ container: Container) {
  container.register { Inbox() }
  container.register(Outbox.init)
  _ = container.made(Archive.self)
}
