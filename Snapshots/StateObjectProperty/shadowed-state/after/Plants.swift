import SwiftUI

enum Plants {
  struct State {
    var count = 0
  }

  @Observable
  final class Model {
    var state = State()
  }

  struct Screen: View {
    @SwiftUI.State private var model = Model()
    @SwiftUI.State private var other: Model

    init() {
      _other = SwiftUI.State(wrappedValue: Model())
    }

    var body: some View {
      Text("\(model.state.count)")
    }
  }
}

struct OtherScreen: View {
  @State private var model = Plants.Model()

  var body: some View {
    Text("\(model.state.count)")
  }
}
