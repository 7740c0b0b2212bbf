import SwiftUI

final class SearchModel: ObservableObject {
  @Published var term: String
  init(term: String) { self.term = term }
}

/// What stands behind the model is complete already, so the assignment does not change what the state starts with.
struct SearchView: View {
  @StateObject private var model: SearchModel
  @State private var limit = 3
  @State private var hint: String?

  init(term: String) {
    _model = StateObject(wrappedValue: SearchModel(term: term))
    limit = 5
    hint = term
  }

  var body: some View {
    Text("\(model.term) \(limit) \(hint ?? "none")")
  }
}

/// The assignment gives the state its first value.
struct FilterView: View {
  @StateObject private var model: SearchModel
  @State private var limit: Int

  init(term: String) {
    _model = StateObject(wrappedValue: SearchModel(term: term))
    limit = 5
  }

  var body: some View {
    Text("\(model.term) \(limit)")
  }
}
