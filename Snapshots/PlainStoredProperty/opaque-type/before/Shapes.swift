import SwiftUI

final class Shapes: ObservableObject {
  @Published var count = 0
  var outline: some Hashable = 1
}
