import Combine
import SwiftUI

final class Store: ObservableObject {
  @Published var rows = 0
}

final class Watcher {
  private var tokens: [AnyCancellable] = []

  func watch(_ pointer: UnsafePointer<Store>) {
    pointer.pointee.objectWillChange.sink { print("store") }.store(in: &tokens)
  }
}

struct StoreView: View {
  @ObservedObject var store: Store

  var body: some View { Text("\(store.rows)") }
}
