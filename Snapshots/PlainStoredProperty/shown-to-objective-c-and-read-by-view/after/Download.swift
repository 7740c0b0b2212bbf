import SwiftUI

@Observable
final class Download: NSObject {
  var name = ""
  /// Who observes it by key path observes what is stored.
  @ObservationIgnored @objc dynamic var progress = 0.0
  @ObservationIgnored @objc var label = "Waiting"
  @nonobjc var source = "Cache"
  @ObservationIgnored @objc var retries = 0

  @objc func advance() {
    progress += 0.1
    label = "Loading"
    source = "Network"
    retries += 1
  }
}

struct DownloadView: View {
  @State private var download = Download()

  var body: some View {
    Text("\(download.name): \(download.progress), \(download.label) from \(download.source)")
    Button("Advance") { download.advance() }
  }
}
