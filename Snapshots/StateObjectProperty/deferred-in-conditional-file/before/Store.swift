#if !os(Windows)
  import SwiftUI

  final class Store: ObservableObject {
    @Published var rows: [Int] = []

    init() {
      UserDefaults.standard.set(true, forKey: "opened")
    }
  }

  struct StoreView: View {
    @StateObject private var store = Store()

    var body: some View {
      Text("\(store.rows.count)")
    }
  }
#endif
