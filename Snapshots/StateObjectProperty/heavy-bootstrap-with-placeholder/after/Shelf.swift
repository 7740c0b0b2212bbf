import Foundation
import SwiftUI

@Observable
final class Shelf: ObservableObject {
  var names: [String] = []
  private let url: URL

  init(url: URL) {
    self.url = url
    let text = try? String(contentsOf: url, encoding: .utf8)
    names = text.map { [$0] } ?? ["Fern"]
  }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf(url: URL(fileURLWithPath: "/no/such/shelf"))
  @State private var isShown = false

  var body: some View {
    // One line each.
    ForEach(shelf.names, id: \.self) { name in
      Text(name)
    }
    if isShown {
      Text("""
        All of
          them
        """)
    }
  }
}
