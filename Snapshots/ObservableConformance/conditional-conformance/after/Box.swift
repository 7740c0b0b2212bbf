import SwiftUI

@Observable
final class Box<Value> {
  var value: Value
  init(value: Value) { self.value = value }
}

struct BoxView: View {
  let box: Box<Int>

  var body: some View {
    Text("\(box.value)")
  }
}
