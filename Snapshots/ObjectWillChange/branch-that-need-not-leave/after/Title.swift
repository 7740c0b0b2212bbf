import SwiftUI

@Observable
final class Title {
  private(set) var text = "untitled"

  func load(_ loaded: String?) {
    if let loaded {
      text = loaded
      if loaded.isEmpty { return }
    }
  }
}

struct TitleView: View {
  let title: Title

  var body: some View {
    Text(title.text)
    Button("Load") { title.load("Travels") }
  }
}
