import Foundation
import SwiftUI

final class EntryModel: ObservableObject {
  @Published var title = ""
  @Published var categories: [String]
  static var loads = 0

  init(categories: [String] = EntryModel.loadCategories()) {
    self.categories = categories
    title = "New"
  }

  func rename() { title = "Entry" }

  private static func loadCategories() -> [String] {
    loads += 1
    let text = try? String(contentsOfFile: "/no/such/categories", encoding: .utf8)
    return text.map { [$0] } ?? ["Work", "Personal"]
  }
}

struct EntryView: View {
  let count: Int
  @StateObject private var model = EntryModel()

  var body: some View {
    Text("\(count): \(model.title) \(model.categories.count)")
  }
}

struct Parent: View {
  @State private var count = 1

  var body: some View {
    Button("Render") { count += 1 }
    EntryView(count: count)
  }
}

#Preview {
  let model = EntryModel(categories: ["Errands"])
  return Text(model.title)
}
