import SwiftUI

enum Search {
  struct Environment {
    var limit = 10
  }

  @Observable
  final class Model {
    var query = ""
  }

  struct Bindable {}

  struct Screen: View {
    @SwiftUI.Environment(Model.self) var model

    var body: some View {
      @SwiftUI.Bindable var model = model
      TextField("Search", text: $model.query)
    }

    private var field: some View {
      TextField("Search", text: SwiftUI.Bindable(model).query)
    }
  }
}
