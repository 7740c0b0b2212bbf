import SwiftUI

enum Search {
  struct Environment {
    var limit = 10
  }

  final class Model: ObservableObject {
    @Published var query = ""
  }

  struct Bindable {}

  struct Screen: View {
    @EnvironmentObject var model: Model

    var body: some View {
      TextField("Search", text: $model.query)
    }

    private var field: some View {
      TextField("Search", text: $model.query)
    }
  }
}
