import Combine
import Foundation
import SwiftUI

final class Stopwatch: ObservableObject {
  @Published var seconds = 0
  var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.seconds += 1
    }
  }
}

/// A view reads the subscription.
final class Listener: ObservableObject {
  @Published var count = 0
  private(set) var subscription: AnyCancellable?

  init() {
    subscription = NotificationCenter.default.publisher(for: Notification.Name("heard"))
      .sink { [weak self] _ in self?.count += 1 }
  }
}

struct StopwatchView: View {
  @StateObject private var stopwatch = Stopwatch()
  @StateObject private var listener = Listener()

  var body: some View {
    Text("\(stopwatch.seconds) \(listener.count)")
      .opacity(listener.subscription == nil ? 0.5 : 1)
  }
}
