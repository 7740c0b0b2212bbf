import SwiftUI

@Observable
final class Sheet {
  var title = "Sheet"
}

@Observable
final class Pages {
  var count = 3
  var isClosed = false
  @ObservationIgnored private weak var sheet: Sheet?

  /// It creates what is missing.
  func openSheet() -> Sheet {
    if let sheet { return sheet }
    let new = Sheet()
    sheet = new
    return new
  }

  func close() {
    sheet = nil
    isClosed = true
  }
}

struct PagesView: View {
  let pages: Pages

  var body: some View {
    Text("\(pages.count)")
    SheetView(sheet: pages.openSheet())
    Button("Close") { pages.close() }
  }
}

struct SheetView: View {
  let sheet: Sheet

  var body: some View { Text(sheet.title) }
}
