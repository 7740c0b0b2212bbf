import SwiftUI

struct Caption: Equatable {
  var id = 0
  var text = ""

  static func == (one: Caption, other: Caption) -> Bool { one.id == other.id }
}

@Observable
final class CaptionEditor {
  var caption = Caption()

  func open(_ caption: Caption) { self.caption = caption }
}

struct CaptionView: View {
  @State private var editor = CaptionEditor()

  var body: some View { CaptionField(caption: $editor.caption) }
}

/// Shows the text of a binding that it received.
struct CaptionField: View {
  @Binding var caption: Caption

  var body: some View { TextField("Text", text: $caption.text) }
}
