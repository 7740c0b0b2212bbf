import SwiftUI

enum Plants {
  struct State {
    var count = 0
  }

  final class Model: ObservableObject {
    @Published var state = State()
  }

  struct Screen: View {
    @StateObject private var model = Model()
    @StateObject private var other: Model

    init() {
      _other = StateObject(wrappedValue: Model())
    }

    var body: some View {
      Text("\(model.state.count)")
    }
  }
}

struct OtherScreen: View {
  @StateObject private var model = Plants.Model()

  var body: some View {
    Text("\(model.state.count)")
  }
}
