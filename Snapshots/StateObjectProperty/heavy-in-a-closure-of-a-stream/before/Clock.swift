import Combine
import SwiftUI

/// The stream is told of the time from when it is made.
final class Clock: ObservableObject {
  @Published var hour = 0
  let hours = AsyncStream<Int> { continuation in
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in
      continuation.yield(1)
    }
  }
}

/// The same, of a future.
final class Visit: ObservableObject {
  @Published var isCounted = false
  let count = Future<Int, Never> { promise in
    UserDefaults.standard.set(1, forKey: "visits")
    promise(.success(1))
  }
}

/// It asks for an element when somebody waits for one.
final class Rain: ObservableObject {
  @Published var drops = 0
  let falling = AsyncStream<Int> {
    UserDefaults.standard.set(1, forKey: "drops")
    return 1
  }
}

/// The future is made when somebody subscribes.
final class Guest: ObservableObject {
  @Published var name = ""
  let count = Deferred {
    Future<Int, Never> { promise in
      UserDefaults.standard.set(1, forKey: "guests")
      promise(.success(1))
    }
  }
}

struct ClockView: View {
  @StateObject private var clock = Clock()
  @StateObject private var visit = Visit()
  @StateObject private var rain = Rain()
  @StateObject private var guest = Guest()

  var body: some View {
    Text("\(clock.hour) \(visit.isCounted) \(rain.drops) \(guest.name)")
  }
}
