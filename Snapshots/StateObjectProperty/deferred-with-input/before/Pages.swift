import Foundation
import SwiftUI

final class PageModel: ObservableObject {
  @Published var text = ""

  init(url: URL, isDraft: Bool, store: (String) -> Void = { _ in }) {
    text = (try? String(contentsOf: url, encoding: .utf8)) ?? "none"
  }
}

struct PageView: View {
  @StateObject var model: PageModel // What is shown.
  private let isDraft: Bool

  init(url: URL, isDraft: Bool) {
    self.isDraft = isDraft
    _model = StateObject(wrappedValue: PageModel(url: url, isDraft: isDraft))
  }

  var body: some View { Text(model.text) }
}

struct NotesModel {}

struct Shelf: View {
  var body: some View {
    PageView(url: URL(fileURLWithPath: "/page"), isDraft: true)
  }
}
