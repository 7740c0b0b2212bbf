import Foundation
import SwiftUI

@Observable
final class PageModel {
  var text = ""

  init(url: URL, isDraft: Bool, store: (String) -> Void = { _ in }) {
    text = (try? String(contentsOf: url, encoding: .utf8)) ?? "none"
  }
}

struct PageView: View {
  @State var model: PageModel? // What is shown.
  private let url: URL
  private let isDraft: Bool

  init(url: URL, isDraft: Bool) {
    self.isDraft = isDraft
    self.url = url
  }

  var body: some View {
    Group {
      if let model {
        Text(model.text)
      } else {
        ProgressView()
      }
    }
    .task {
      if model == nil { model = PageModel(url: url, isDraft: isDraft) }
    }
  }
}

struct NotesModel {}

struct Shelf: View {
  var body: some View {
    PageView(url: URL(fileURLWithPath: "/page"), isDraft: true)
  }
}
