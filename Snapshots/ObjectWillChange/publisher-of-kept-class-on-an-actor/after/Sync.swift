import Combine
import SwiftUI

/// Stays an `ObservableObject`, whose requirement is not isolated.
@MainActor @Observable final class SyncModel: ObservableObject {
  nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
  var status = "idle" { willSet { objectWillChange.send() } }
  @ObservationIgnored private var token: (any NSObjectProtocol)?

  init() {
    token = NotificationCenter.default.addObserver(forName: .sync, object: nil, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { self?.status = "synced" }
    }
  }
}

extension Notification.Name {
  static let sync = Notification.Name("sync")
}

@MainActor final class SyncLogger {
  private var events = 0
  private var subscription: AnyCancellable?

  func follow(_ model: SyncModel) {
    subscription = model.objectWillChange.sink { [unowned self] in events += 1 }
  }
}

struct SyncView: View {
  @StateObject private var model = SyncModel()
  let logger: SyncLogger

  var body: some View {
    Text(model.status).onAppear { logger.follow(model) }
    SyncRow(model: model)
  }
}

struct SyncRow: View {
  @Bindable var model: SyncModel

  var body: some View { TextField("Status", text: $model.status) }
}
