import SwiftUI

@Observable
final class Pens {
  var count = 3
}

enum Paper: Identifiable {
  case letter, card

  var id: Self { self }
}

@main
struct DeskApp: App {
  @State private var paper: Paper?
  @State private var pens = Pens()

  var body: some Scene {
    WindowGroup {
      Desk().environment(pens)
      // One injection here is enough for both kinds of paper.
      Shelf().withPaper($paper)
    }
  }
}

extension View {
  func withPaper(_ paper: Binding<Paper?>) -> some View {
    sheet(item: paper) { kind in
      switch kind {
      case .letter: Sheet(title: "Letter")
      case .card: Sheet(title: "Card")
      }
    }
  }
}

struct Desk: View {
  var body: some View { Sheet(title: "Draft") }
}

struct Shelf: View {
  var body: some View { Text("Paper") }
}

struct Sheet: View {
  @Environment(Pens.self) var pens: Pens!
  let title: String

  var body: some View {
    Text(title)
    if title.isEmpty { PenCount() }
    Button("Take a pen") { pens.count -= 1 }
  }
}

struct PenCount: View {
  @Environment(Pens.self) var pens
  var body: some View { Text("\(pens.count)") }
}
