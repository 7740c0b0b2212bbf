import SwiftUI

@MainActor func behave() async {
  let document = Document()
  let host = Host(root: DocumentView(document: document))
  host.render()
  host.enter("Report", in: "Title")
  host.update()
  trace(host.text)
}
