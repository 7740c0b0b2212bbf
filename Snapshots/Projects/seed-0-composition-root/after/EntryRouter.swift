import Foundation
import SwiftUI

@Observable
final class NewEntryModel: ObservableObject, Identifiable {
  var title: String = ""
  var categories: [String] = NewEntryModel.loadDefaultCategories()

  static var initCount = 0

  init() {
    Self.initCount += 1
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
  // FIXME: [migrate-observable] Create `model` in `EntryRouter` and pass it in: its initializer reads files or folders (EntryRouter.swift:15).
  @StateObject private var model = NewEntryModel()

  var body: some View {
    Form { TextField("Title", text: $model.title) }
  }
}
