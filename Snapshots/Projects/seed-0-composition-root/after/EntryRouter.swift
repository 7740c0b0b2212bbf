import Foundation
import SwiftUI

@Observable
final class NewEntryModel: Identifiable {
  var title: String = ""
  var categories: [String] = []
  @ObservationIgnored private(set) var isReady = false

  static var initCount = 0

  init() {
    Self.initCount += 1
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    categories = NewEntryModel.loadDefaultCategories()
    isReady = true
  }

  private static func loadDefaultCategories() -> [String] {
    let text = (try? String(contentsOfFile: "/dev/null", encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map(String.init)).sorted()
  }
}

// One place shows the entry, on an event: the model belongs to what presents it.
struct EntryRouter: View {
  @State private var isPresented = false

  var body: some View {
    Button("New entry") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        NewEntryView()
      }
  }
}

struct NewEntryView: View {
  @State private var model = NewEntryModel()

  var body: some View {
    Form { TextField("Title", text: $model.title) }
      .task { await model.bootstrap() }
  }
}
