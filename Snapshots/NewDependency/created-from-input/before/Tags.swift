import SwiftUI

final class Box<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}

/// Shows what it is handed, and changes none of it.
struct TagCloud: View {
  var tags: Box<[String]>
  let spacing: Double

  init(tags: [String], spacing: Double = 4) {
    self.tags = Box(tags)
    self.spacing = spacing
  }

  var body: some View {
    HStack(spacing: spacing) {
      ForEach(tags.value, id: \.self) { Text($0) }
    }
  }
}

struct Editor: View {
  @State private var tags = ["a"]

  var body: some View {
    TagCloud(tags: tags)
    Button("Add") { tags.append("b") }
  }
}
