import SwiftUI

final class Level: ObservableObject {
  var height = 0 {
    #if os(iOS)
      didSet { objectWillChange.send() }
    #endif
  }
}

struct LevelView: View {
  @ObservedObject var level: Level

  var body: some View {
    Text("\(level.height)")
  }
}
