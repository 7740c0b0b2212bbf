import SwiftUI

@Observable
final class Draft {
  var text = ""
}

struct Screen: View {
  @State var draft = Draft()
  let title: String

  var body: some View { Text(title + draft.text) }
}

/// The initializer in the other file delegates.
struct Panel: View {
  @State var draft = Draft()
  let title: String

  init(title: String) { self.title = title }

  var body: some View { Text(title + draft.text) }
}
