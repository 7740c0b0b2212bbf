import Foundation
import SwiftUI

@Observable
final class NewEntryModel {
  var title: String = ""
  var notes: String = ""
  var categories: [String]
  @ObservationIgnored private(set) var isReady = false

  static var initCount = 0
  static var loadCount = 0

  init(categories: [String]? = nil) {
    self.categories = categories ?? []
    isReady = categories != nil
    Self.initCount += 1
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    categories = NewEntryModel.loadDefaultCategories()
    isReady = true
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
  @State private var model = NewEntryModel()

  var body: some View {
    Form {
      Text(model.categories.joined(separator: ", "))
    }
    .task { await model.bootstrap() }
  }
}
