import SwiftUI

final class Sea: ObservableObject {
  @Published var height = 1

  func rise() {
    height += 1
  }
}

/// Views see the copy that `update()` makes before SwiftUI tracks what they read.
@propertyWrapper
struct Height: DynamicProperty {
  @ObservedObject private var sea: Sea
  private(set) var wrappedValue = 0

  init(of sea: Sea) {
    self.sea = sea
  }

  mutating func update() {
    copy()
  }

  private mutating func copy() {
    wrappedValue = sea.height
  }
}

/// Views read the object each time.
@propertyWrapper
struct Depth: DynamicProperty {
  @ObservedObject var sea: Sea

  var wrappedValue: Int { depth }
  private var depth: Int { 10 - sea.height }
}

struct TideView: View {
  @Height private var height: Int
  @Depth private var depth: Int
  private let sea: Sea

  init(sea: Sea) {
    self.sea = sea
    _height = Height(of: sea)
    _depth = Depth(sea: sea)
  }

  var body: some View {
    Text("\(height)")
    Text("\(depth)")
    Button("Rise") { sea.rise() }
  }
}
