import Foundation
import SwiftUI

@Observable
final class Downloads {
  var count = 0
  private let queue = OperationQueue()
  @ObservationIgnored private var shared: OperationQueue?

  var current: OperationQueue { queue }

  func waiting() -> OperationQueue { queue }

  /// It creates the object once.
  func background() -> OperationQueue {
    if shared == nil { shared = OperationQueue() }
    return shared!
  }

  /// Each call creates another object.
  func another() -> OperationQueue { OperationQueue() }

  func pause() {
    queue.isSuspended = true
    count += 1
  }
}

struct CurrentView: View {
  let downloads: Downloads

  var body: some View { Text("\(downloads.current.isSuspended)") }
}

struct WaitingView: View {
  let downloads: Downloads

  var body: some View { Text("\(downloads.waiting().isSuspended)") }
}

struct BackgroundView: View {
  let downloads: Downloads

  var body: some View { Text("\(downloads.background().isSuspended)") }
}

/// What is new, and what only actions ask for, makes no difference.
struct ActionView: View {
  let downloads: Downloads

  var body: some View {
    Text("\(downloads.another().isSuspended)")
    Text("\(downloads.count)")
    Button("Pause") {
      if !downloads.waiting().isSuspended { downloads.pause() }
    }
  }
}
