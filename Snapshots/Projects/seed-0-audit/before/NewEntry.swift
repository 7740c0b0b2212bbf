import Foundation
import SwiftUI

@Observable
final class NewEntryModel {
  var title: String = ""
  var notes: String = ""
  var categories: [String]

  static var initCount = 0

  init(categories: [String] = NewEntryModel.loadDefaultCategories()) {
    self.categories = categories
    Self.initCount += 1
  }

  private static func loadDefaultCategories() -> [String] {
    let text = (try? String(contentsOfFile: "/dev/null", encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map(String.init)).sorted()
  }
}

// The mechanical migration.
struct NewEntryView: View {
  @State private var model = NewEntryModel()
  var body: some View {
    Form { Text(model.title) }
  }
}

// Fix 1: it looks lazy, and is not.
struct NewEntryViewOfFixOne: View {
  @State private var model: NewEntryModel

  init() {
    _model = State(wrappedValue: NewEntryModel())
  }

  var body: some View {
    Form { Text(model.title) }
  }
}

// The trap.
struct NewEntryViewOfTheTrap: View {
  let model = NewEntryModel()
  var body: some View {
    Form { Text(model.title) }
  }
}
