#if os(macOS)

import SwiftUI

extension ShelfView {
  struct ContentView: View {
    @Environment(Palette.self) private var palette

    let titles: [String]

    var body: some View {
      rows
    }
  }
}

extension ShelfView.ContentView {
  fileprivate var rows: some View {
    ForEach(titles, id: \.self) { _ in
      Mark()
        .environment(palette)
    }
  }
}

#endif
