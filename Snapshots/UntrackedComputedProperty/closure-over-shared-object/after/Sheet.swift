import SwiftUI

final class Journal {
  static let shared = Journal()
  var title = "Today"
  let maker = "Paper Mill"
}

@Observable
final class Sheet {
  var edits = 0
  @ObservationIgnored var heading: () -> String = { Journal.shared.title }
  /// Never changes.
  @ObservationIgnored var footer: () -> String = { Journal.shared.maker }

  func edit() {
    Journal.shared.title += "!"
    edits += 1
  }
}

struct SheetView: View {
  let sheet: Sheet

  var body: some View {
    Text(sheet.heading())
    Text(sheet.footer())
    Button("Edit", action: sheet.edit)
  }
}
