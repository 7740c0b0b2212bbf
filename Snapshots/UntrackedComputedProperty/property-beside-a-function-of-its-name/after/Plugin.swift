import SwiftUI

final class Session {
  var host: String?
}

@Observable
final class Plugin {
  var link: String?
  var isLocked = false
  let session = Session()

  func refresh() { link = link(for: 1) }

  private func link(for number: Int) -> String? {
    guard let host = session.host, number > 0 else { return nil }
    return host + "/\(number)"
  }

  /// A view calls this one.
  func address(for number: Int) -> String { "\(session.host ?? "none") \(number)" }

  func connect(to host: String) { session.host = host }
}

struct PluginView: View {
  let plugin: Plugin

  var body: some View {
    if let link = plugin.link { Text(link) }
    Text(plugin.address(for: 2))
    Button("Refresh") { plugin.refresh() }
  }
}
