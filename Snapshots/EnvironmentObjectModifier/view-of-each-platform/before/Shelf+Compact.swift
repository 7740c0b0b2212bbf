#if !os(macOS)

import SwiftUI

extension ShelfView {
  struct ContentView: View {
    let titles: [String]

    var body: some View {
      rows
    }
  }
}

extension ShelfView.ContentView {
  fileprivate var rows: some View {
    ForEach(titles, id: \.self) { Text($0) }
  }
}

#endif
