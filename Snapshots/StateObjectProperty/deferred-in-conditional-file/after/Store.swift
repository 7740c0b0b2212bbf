#if !os(Windows)
  import SwiftUI

  @Observable
  final class Store {
    var rows: [Int] = []

    init() {
      UserDefaults.standard.set(true, forKey: "opened")
    }
  }

  struct StoreView: View {
    @State private var store: Store?

    var body: some View {
      Group {
        if let store {
          Text("\(store.rows.count)")
        } else {
          Color.clear
        }
      }
      .task {
        if store == nil { store = Store() }
      }
    }
  }
#endif
