#if os(macOS)

import SwiftUI

extension ShelfView {
  struct ContentView: View {
    @EnvironmentObject private var palette: Palette

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
        .environmentObject(palette)
    }
  }
}

#endif
