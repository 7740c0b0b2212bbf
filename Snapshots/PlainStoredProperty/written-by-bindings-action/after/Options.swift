import SwiftUI

final class Store {
  var isLarge = false
}

@Observable
final class Options {
  var isLarge = false
  @ObservationIgnored private lazy var store = Store()

  /// What is set is kept; nothing that was kept is given back.
  var size: Binding<Bool> {
    Binding(
      get: { self.isLarge },
      set: {
        self.store.isLarge = $0
        self.isLarge = self.store.isLarge
      })
  }

  var title: String { store.isLarge ? "Large" : "Small" }

  func reset() {
    store = Store()
    isLarge = false
  }
}

struct OptionsView: View {
  @State private var options = Options()

  var body: some View {
    Text(options.title)
    Toggle("Large", isOn: options.size)
    Button("Reset") { options.reset() }
  }
}
