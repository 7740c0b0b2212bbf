import Foundation
import SwiftUI

@Observable
final class Shelf {
  var names: [String] = []
  private let url: URL
  private(set) var isReady = false

  init(url: URL) {
    self.url = url
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    let text = try? String(contentsOf: url, encoding: .utf8)
    names = text.map { [$0] } ?? ["Fern"]
    isReady = true
  }
}

struct ShelfView: View {
  @State private var shelf = Shelf(url: URL(fileURLWithPath: "/no/such/shelf"))
  @State private var isShown = false

  var body: some View {
    Group {
      if shelf.isReady {
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
      } else {
        ProgressView()
      }
    }
    .task { await shelf.bootstrap() }
  }
}
