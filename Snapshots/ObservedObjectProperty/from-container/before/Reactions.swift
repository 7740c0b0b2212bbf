import SwiftUI

struct InjectedValues {
  nonisolated(unsafe) private static var current = InjectedValues()

  static subscript<Value>(_ path: WritableKeyPath<InjectedValues, Value>) -> Value {
    get { current[keyPath: path] }
    set { current[keyPath: path] = newValue }
  }
}

nonisolated(unsafe) private var sharedReactions = Reactions()

extension InjectedValues {
  var reactions: Reactions {
    get { sharedReactions }
    set { sharedReactions = newValue }
  }
}

final class Reactions: ObservableObject {
  @Published var last = "👍"
}

struct ReactionsView: View {
  @ObservedObject var reactions = InjectedValues[\.reactions]

  var body: some View {
    Text(reactions.last)
      .onReceive(InjectedValues[\.reactions].$last) { print($0) }
  }
}
