import Combine
import GroupActivities

struct Watching: GroupActivity {
  var metadata: GroupActivityMetadata { GroupActivityMetadata() }
}

final class Sharing: ObservableObject {
  @Published private(set) var state = ""
  private var cancellables: Set<AnyCancellable> = []

  func follow() async {
    for await session in Watching.sessions() {
      session.$state
        .sink { [weak self] in self?.state = "\($0)" }
        .store(in: &cancellables)
      session.join()
    }
  }
}
