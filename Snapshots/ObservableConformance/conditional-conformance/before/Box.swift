import Combine
import SwiftUI

final class Box<Value> {
  var value: Value
  init(value: Value) { self.value = value }
}

extension Box: ObservableObject where Value: Equatable {}

struct BoxView: View {
  @ObservedObject var box: Box<Int>

  var body: some View {
    Text("\(box.value)")
  }
}
