import Combine
import GroupActivities
import Observation

struct Watching: GroupActivity {
  var metadata: GroupActivityMetadata { GroupActivityMetadata() }
}

@Observable
final class Sharing {
  private(set) var state = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  func follow() async {
    for await session in Watching.sessions() {
      session.$state
        .sink { [weak self] in self?.state = "\($0)" }
        .store(in: &cancellables)
      session.join()
    }
  }
}
