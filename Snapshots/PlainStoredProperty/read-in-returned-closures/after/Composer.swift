import SwiftUI

@Observable
final class Composer {
  var text = ""
  @ObservationIgnored lazy var draft = "none"
  @ObservationIgnored lazy var signature = "none"
  @ObservationIgnored lazy var footer = "none"

  /// The action reads the draft, and the view does not.
  func send() -> () -> Void {
    { print(self.draft, self.text) }
  }

  var archive: () -> Void {
    return { print(self.signature) }
  }

  /// The view shows what this closure returns.
  func line() -> () -> String {
    { self.footer }
  }

  func reset() {
    draft = ""
    signature = ""
    footer = ""
  }
}

struct ComposerView: View {
  let composer: Composer

  var body: some View {
    Text("\(composer.text) \(composer.line()())")
    Button("Send", action: composer.send())
    Button("Archive", action: composer.archive)
    Button("Reset") { composer.reset() }
  }
}
