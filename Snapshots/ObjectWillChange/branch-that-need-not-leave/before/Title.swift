import SwiftUI

final class Title: ObservableObject {
  private(set) var text = "untitled"

  func load(_ loaded: String?) {
    if let loaded {
      text = loaded
      if loaded.isEmpty { return }
    }
    objectWillChange.send()
  }
}

struct TitleView: View {
  @ObservedObject var title: Title

  var body: some View {
    Text(title.text)
    Button("Load") { title.load("Travels") }
  }
}
