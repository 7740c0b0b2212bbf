import SwiftUI

@Observable
final class Attachment: Identifiable {
  var name = ""
  @ObservationIgnored weak var preview: Preview?

  func load(_ preview: Preview) {
    self.preview = preview
    name = preview.title
  }
}

final class Preview {
  let title = "Preview"
}

/// Nothing updates it when an attachment notifies.
struct AttachmentsView: View {
  @Binding var attachments: [Attachment]

  var body: some View {
    ForEach(attachments) { attachment in
      Text(attachment.preview == nil ? "Loading" : "Ready")
    }
  }
}
