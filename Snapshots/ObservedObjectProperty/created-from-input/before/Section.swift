import SwiftUI

final class SectionStyle: ObservableObject {
  @Published var isOpen = false
  let name: String

  init(name: String) { self.name = name }
}

/// One of its initializers creates the model from what it is handed.
struct SectionTitle: View {
  @ObservedObject private var style: SectionStyle

  init(style: String) { self.style = SectionStyle(name: style) }
  init() { style = SectionStyle(name: "plain") }

  var body: some View {
    Text(style.name + (style.isOpen ? " -" : " +"))
  }
}

/// None of them does.
struct SectionEnd: View {
  @ObservedObject private var style: SectionStyle

  init(isLast: Bool) {
    style = SectionStyle(name: "end")
    print(isLast)
  }

  init() { style = SectionStyle(name: "plain") }

  var body: some View {
    Text(style.name + (style.isOpen ? " -" : " +"))
  }
}

struct Sections: View {
  @State private var name = ""

  var body: some View {
    SectionTitle(style: name)
    SectionTitle()
    SectionEnd(isLast: true)
    SectionEnd()
    TextField("Style", text: $name)
  }
}
