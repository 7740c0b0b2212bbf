import SwiftUI

@MainActor func behave() async {
  let host = Host(root: SurveyView(survey: Survey()))
  host.render()
  for label in ["Pin", "Zoom", "Scale"] {
    host.tap(label)
    host.update()
    trace("\(label): \(Printer.shared.pages.last ?? "") \(Printer.shared.pages.count) pages")
    trace(host.text)
  }
}
