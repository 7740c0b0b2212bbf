import SwiftUI

struct Page<Content: View>: View {
  let state: PageState
  let content: Content

  var body: some View {
    VStack {
      Text(state.title)
      content
    }
  }
}

extension Page {
  typealias PageState = PageModel
}

@Observable
final class PageModel {
  var title = ""
}

extension Page where Content == EmptyView {
  init(title: String) {
    let state = PageState()
    state.title = title
    self.init(state: state, content: EmptyView())
  }
}
