import Combine

final class Inbox: ObservableObject {
  @Published var count = 0
}

struct Sources {
  let publisher: ObservableObjectPublisher
}

func sources(of inbox: Inbox) -> Sources {
  Sources(publisher: inbox.objectWillChange)
}
