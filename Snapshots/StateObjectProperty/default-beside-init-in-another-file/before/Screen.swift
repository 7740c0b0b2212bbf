import SwiftUI

final class Draft: ObservableObject {
  @Published var text = ""
}

struct Screen: View {
  @StateObject var draft = Draft()
  let title: String

  var body: some View { Text(title + draft.text) }
}

/// The initializer in the other file delegates.
struct Panel: View {
  @StateObject var draft = Draft()
  let title: String

  init(title: String) { self.title = title }

  var body: some View { Text(title + draft.text) }
}
