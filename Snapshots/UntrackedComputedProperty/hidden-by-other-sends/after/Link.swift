import SwiftUI

@MainActor
protocol LinkDelegate: AnyObject {
  func linked()
}

@MainActor
final class Link {
  weak var delegate: LinkDelegate?
  private var isUp = false

  func isConnected() -> Bool { isUp }

  func start() {
    isUp = true
    delegate?.linked()
  }
}

@MainActor
@Observable
final class Remote: LinkDelegate {
  var message = ""
  var names: [String] = []
  private var link: Link?

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.message) {}
    withMutation(keyPath: \.names) {}
    withMutation(keyPath: \.link) {}
  }

  func isConnected() -> Bool { link?.isConnected() ?? false }

  func prepare() {
    link = Link()
    link?.delegate = self
  }

  func start() { link?.start() }
  func linked() { message = "linked" }
  func report() { print(message) }
}

/// Used to update with the message. That another view sends for something else does not help it.
struct RemoteView: View {
  let remote: Remote

  var body: some View { Text(remote.isConnected() ? "connected" : "waiting") }
}

struct NamesView: View {
  let remote: Remote

  var body: some View {
    Text(remote.names.joined())
    Button("Add") {
      remote.names.append("a")
      remote.notifyObservers()
    }
  }
}
