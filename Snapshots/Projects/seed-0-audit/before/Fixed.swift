import Foundation
import SwiftUI

// Fix 2, with a guard that holds for concurrent calls and a main actor.
@MainActor
@Observable
final class LazyEntryModel {
  var categories: [String] = []
  private(set) var isReady = false

  static var initCount = 0
  static var bootstrapCount = 0

  init() {
    Self.initCount += 1
  }

  func bootstrap() async {
    guard !isReady else { return }
    Self.bootstrapCount += 1
    categories = ["Work", "Personal"]
    isReady = true
  }
}

struct LazyEntryView: View {
  @State private var model = LazyEntryModel()

  var body: some View {
    Form {
      if model.isReady {
        Text(model.categories.joined(separator: ", "))
      } else {
        ProgressView()
      }
    }
    .task { await model.bootstrap() }
  }
}

// Fix 3: the router owns what it presents.
extension NewEntryModel: Identifiable {}

struct EntryRouter: View {
  @State private var newEntryModel: NewEntryModel?

  var body: some View {
    Button("New entry") { newEntryModel = NewEntryModel() }
      .sheet(item: $newEntryModel) { model in
        InjectedEntryView(model: model)
      }
  }
}

struct InjectedEntryView: View {
  @Bindable var model: NewEntryModel

  var body: some View {
    Form { TextField("Title", text: $model.title) }
  }
}
