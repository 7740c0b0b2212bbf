import SwiftUI

@Observable
final class SearchModel {
  var term: String
  init(term: String) { self.term = term }
}

/// What stands behind the model is complete already, so the assignment does not change what the state starts with.
struct SearchView: View {
  @State private var model: SearchModel
  @State private var limit = 3
  @State private var hint: String?

  init(term: String) {
    _model = State(wrappedValue: SearchModel(term: term))
    limit = 5
    hint = term
  }

  var body: some View {
    Text("\(model.term) \(limit) \(hint ?? "none")")
  }
}

/// The assignment gives the state its first value.
struct FilterView: View {
  @State private var model: SearchModel
  @State private var limit: Int

  init(term: String) {
    limit = 5
    _model = State(wrappedValue: SearchModel(term: term))
  }

  var body: some View {
    Text("\(model.term) \(limit)")
  }
}
