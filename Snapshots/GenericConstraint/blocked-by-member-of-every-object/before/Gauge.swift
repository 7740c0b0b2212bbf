import Combine

final class Gauge: ObservableObject {
  @Published var level = 0
}

func makeWatcher() -> Watcher<Gauge> { Watcher(object: Gauge()) }
