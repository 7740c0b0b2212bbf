import SwiftUI

final class Sheet: ObservableObject {
  @Published var title = "Sheet"
}

final class Pages: ObservableObject {
  @Published var count = 3
  @Published var isClosed = false
  private weak var sheet: Sheet?

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
  @ObservedObject var pages: Pages

  var body: some View {
    Text("\(pages.count)")
    SheetView(sheet: pages.openSheet())
    Button("Close") { pages.close() }
  }
}

struct SheetView: View {
  @ObservedObject var sheet: Sheet

  var body: some View { Text(sheet.title) }
}
