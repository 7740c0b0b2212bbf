import SwiftUI

protocol LinkDelegate: AnyObject {
  func linkDidOpen()
}

/// It is not observable, and tells its delegate of its changes.
final class Link {
  weak var delegate: (any LinkDelegate)?
  private var isOpen = false

  func isUp() -> Bool { isOpen }

  func open() {
    DispatchQueue.main.async {
      self.isOpen = true
      self.delegate?.linkDidOpen()
    }
  }
}

final class Status: ObservableObject {
  @Published var text = ""
  @Published var isLarge = false
}

final class Remote: ObservableObject, LinkDelegate {
  @Published var isLive = false
  let status = Status()
  private var link: Link?

  func isUp() -> Bool { link?.isUp() ?? false }

  func restart() {
    link = Link()
    link?.delegate = self
    link?.open()
  }

  func linkDidOpen() { status.text = "open" }
}

/// It refreshed with the status, whose text it does not read.
struct RemoteView: View {
  @ObservedObject var remote: Remote
  @ObservedObject var status: Status

  var body: some View {
    if status.isLarge { Text("Large") }
    Text(remote.isUp() ? "Connected" : "Waiting")
    Button("Restart") { remote.restart() }
  }
}

/// It reads what changes with the link.
struct StatusView: View {
  @ObservedObject var remote: Remote
  @ObservedObject var status: Status

  var body: some View {
    Text(status.text)
    Text(remote.isUp() ? "Connected" : "Waiting")
  }
}
