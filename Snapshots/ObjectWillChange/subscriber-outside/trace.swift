import SwiftUI

@MainActor func behave() async {
  let document = Document()
  let autosave = Autosave(document)
  document.title = "Report"
  document.addPage()
  document.author = "Ada"
  document.draft = true
  withExtendedLifetime(autosave) {}
}
