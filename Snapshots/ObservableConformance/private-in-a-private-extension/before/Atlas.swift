import SwiftUI

struct AtlasView: View {
  @StateObject private var pages = Pages()
  @StateObject private var index = Index()
  @StateObject private var cover = Cover()
  @StateObject private var notes = Margin.Notes()

  var body: some View {
    Text("\(cover.title) \(pages.number) \(index.letter) \(notes.count)")
  }
}

private extension AtlasView {
  private class Pages: ObservableObject {
    @Published var number = 1
  }

  enum Margin {
    /// Is not a member of the extension itself.
    private class Base {}

    class Notes: ObservableObject {
      @Published var count = 0
    }
  }
}

fileprivate extension AtlasView {
  private final class Index: ObservableObject {
    @Published var letter = "A"
  }
}

extension AtlasView {
  private final class Cover: ObservableObject {
    @Published var title = ""
  }
}
