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
final class Remote: ObservableObject, LinkDelegate {
  @Published var message = ""
  var names: [String] = []
  private var link: Link?

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
  @ObservedObject var remote: Remote

  var body: some View { Text(remote.isConnected() ? "connected" : "waiting") }
}

struct NamesView: View {
  @ObservedObject var remote: Remote

  var body: some View {
    Text(remote.names.joined())
    Button("Add") {
      remote.names.append("a")
      remote.objectWillChange.send()
    }
  }
}
