import SwiftUI

struct AtlasView: View {
  @State private var pages = Pages()
  @State private var index = Index()
  @State private var cover = Cover()
  @State private var notes = Margin.Notes()

  var body: some View {
    Text("\(cover.title) \(pages.number) \(index.letter) \(notes.count)")
  }
}

private extension AtlasView {
  @Observable
  class Pages {
    var number = 1
  }

  enum Margin {
    /// Is not a member of the extension itself.
    private class Base {}

    @Observable
    class Notes {
      var count = 0
    }
  }
}

fileprivate extension AtlasView {
  @Observable
  final class Index {
    var letter = "A"
  }
}

extension AtlasView {
  @Observable
  fileprivate final class Cover {
    var title = ""
  }
}
