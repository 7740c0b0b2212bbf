import Combine
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

@Observable
final class Reactions {
  var last = "👍" {
    willSet { lastSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var lastSubject = CurrentValueSubject<String, Never>(_last)
}

struct ReactionsView: View {
  let reactions = InjectedValues[\.reactions]

  var body: some View {
    Text(reactions.last)
      .onReceive(InjectedValues[\.reactions].lastSubject) { print($0) }
  }
}
