import SwiftUI

@Observable
final class Loader<Value> {
  var value: Value?
}

struct LoaderView<Value, Content: View>: View {
  @State private var loader = Loader<Value>()
  let content: (Value) -> Content

  var body: some View {
    if let value = loader.value {
      content(value)
    }
  }
}
