import SwiftUI

final class Loader<Value>: ObservableObject {
  @Published var value: Value?
}

struct LoaderView<Value, Content: View>: View {
  @StateObject private var loader = Loader<Value>()
  let content: (Value) -> Content

  var body: some View {
    if let value = loader.value {
      content(value)
    }
  }
}
