import Foundation
import SwiftUI

@Observable
final class EntryModel {
  var title = ""
  var categories: [String]
  @ObservationIgnored private(set) var isReady = false
  static var loads = 0

  init(categories: [String]? = nil) {
    self.categories = categories ?? []
    isReady = categories != nil
    title = "New"
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    categories = EntryModel.loadCategories()
    isReady = true
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
  @State private var model = EntryModel()

  var body: some View {
    Text("\(count): \(model.title) \(model.categories.count)")
      .task { await model.bootstrap() }
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
