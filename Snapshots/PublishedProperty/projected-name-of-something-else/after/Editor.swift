import SwiftUI

@Observable
final class Draft {
  var title = ""
}

struct DraftEditor: View {
  @State private var draft = Draft()
  @State private var title = ""

  var body: some View {
    VStack {
      TextField("Local", text: $title)
      TextField("Draft", text: $draft.title)
      ForEach($draft.title.wrappedValue.map { String($0) }, id: \.self) { Text($0) }
    }
  }
}
