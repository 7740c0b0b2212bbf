import Combine
import Observation

@Observable
final class Inbox {
  let objectWillChange = ObservableObjectPublisher()
  var count = 0 { willSet { objectWillChange.send() } }
}

struct Sources {
  let publisher: ObservableObjectPublisher
}

func sources(of inbox: Inbox) -> Sources {
  Sources(publisher: inbox.objectWillChange)
}
