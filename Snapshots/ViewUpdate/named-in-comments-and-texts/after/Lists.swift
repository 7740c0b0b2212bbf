import SwiftUI
import UIKit

@Observable
final class Rows {
  var names: [String] = []
}

final class Source: NSObject {
  let rows: Rows
  init(rows: Rows) { self.rows = rows }
}

/// A comment and a text name its properties.
struct PlainList: UIViewRepresentable {
  let rows: Rows
  let style: Int

  func makeCoordinator() -> Source { Source(rows: rows) }

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: Context) {
    // The style of the rows stays.
    print("new rows")
    view.setNeedsLayout()
  }
}

/// Reads the model in a text.
struct CountedList: UIViewRepresentable {
  let rows: Rows

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: Context) {
    print("\(rows.names.count) rows")
    view.setNeedsLayout()
  }
}

/// Runs when its parent passes another style.
struct StyledList: UIViewRepresentable {
  let rows: Rows
  let style: Int?

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: Context) {
    if let style { print(style) }
    view.setNeedsLayout()
  }
}

struct Lists: View {
  @State private var rows = Rows()

  var body: some View {
    PlainList(rows: rows, style: 1)
    CountedList(rows: rows)
    StyledList(rows: rows, style: 2)
    Button("Add") { rows.names.append("row") }
  }
}
