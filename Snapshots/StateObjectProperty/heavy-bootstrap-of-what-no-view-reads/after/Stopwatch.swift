import Combine
import Foundation
import SwiftUI

@Observable
final class Stopwatch {
  var seconds = 0
  @ObservationIgnored var timer: Timer?
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.seconds += 1
    }
    isReady = true
  }
}

/// A view reads the subscription.
@Observable
final class Listener: ObservableObject {
  var count = 0
  private(set) var subscription: AnyCancellable?

  init() {
    subscription = NotificationCenter.default.publisher(for: Notification.Name("heard"))
      .sink { [weak self] _ in self?.count += 1 }
  }
}

struct StopwatchView: View {
  @State private var stopwatch = Stopwatch()
  @StateObject private var listener = Listener()

  var body: some View {
    Text("\(stopwatch.seconds) \(listener.count)")
      .opacity(listener.subscription == nil ? 0.5 : 1)
      .task { await stopwatch.bootstrap() }
  }
}
