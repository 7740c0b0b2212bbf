import SwiftUI

final class Journal {
  static let shared = Journal()
  var title = "Today"
  let maker = "Paper Mill"
}

final class Sheet: ObservableObject {
  @Published var edits = 0
  var heading: () -> String = { Journal.shared.title }
  /// Never changes.
  var footer: () -> String = { Journal.shared.maker }

  func edit() {
    Journal.shared.title += "!"
    edits += 1
  }
}

struct SheetView: View {
  @ObservedObject var sheet: Sheet

  var body: some View {
    Text(sheet.heading())
    Text(sheet.footer())
    Button("Edit", action: sheet.edit)
  }
}
