import Foundation
import SwiftUI

final class NewEntryModel: ObservableObject {
  @Published var title: String = ""
  @Published var notes: String = ""
  @Published var categories: [String]

  static var initCount = 0
  static var loadCount = 0

  init(categories: [String] = NewEntryModel.loadDefaultCategories()) {
    self.categories = categories
    Self.initCount += 1
  }

  private static func loadDefaultCategories() -> [String] {
    loadCount += 1
    // Expensive: disk read, sort and dedupe.
    let text = (try? String(contentsOfFile: "/dev/null", encoding: .utf8)) ?? ""
    let stored = Set(text.split(separator: "\n").map(String.init))
    return stored.union(["Work", "Personal", "Errands", "Health", "Finance"]).sorted()
  }
}

struct NewEntryView: View {
  @StateObject private var model = NewEntryModel()

  var body: some View {
    Form {
      Text(model.categories.joined(separator: ", "))
    }
  }
}
