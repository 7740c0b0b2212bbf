import Combine
import SwiftUI

/// The stream is told of the time from when it is made.
@Observable
final class Clock: ObservableObject {
  var hour = 0
  let hours = AsyncStream<Int> { continuation in
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in
      continuation.yield(1)
    }
  }
}

/// The same, of a future.
@Observable
final class Visit: ObservableObject {
  var isCounted = false
  let count = Future<Int, Never> { promise in
    UserDefaults.standard.set(1, forKey: "visits")
    promise(.success(1))
  }
}

/// It asks for an element when somebody waits for one.
@Observable
final class Rain {
  var drops = 0
  let falling = AsyncStream<Int> {
    UserDefaults.standard.set(1, forKey: "drops")
    return 1
  }
}

/// The future is made when somebody subscribes.
@Observable
final class Guest {
  var name = ""
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
  @State private var rain = Rain()
  @State private var guest = Guest()

  var body: some View {
    Text("\(clock.hour) \(visit.isCounted) \(rain.drops) \(guest.name)")
  }
}
