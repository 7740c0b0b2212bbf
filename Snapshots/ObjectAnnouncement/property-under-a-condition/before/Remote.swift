import SwiftUI

enum Battery {
  nonisolated(unsafe) static var level = 100
}

final class Remote: ObservableObject {
  @Published var channel = 1
  #if os(tvOS)
    private(set) var swipes = 0
    @Published var isTouched = false
  #elseif os(watchOS) || os(macOS)
    private(set) var turns = 0
    #if DEBUG
      @Published var turnLog = ""
    #endif
  #else
    private(set) var taps = 0
  #endif

  var level: Int { Battery.level }

  func charge() {
    Battery.level = 100
    objectWillChange.send()
  }
}

struct RemoteView: View {
  @ObservedObject var remote: Remote

  var body: some View {
    Text("\(remote.channel) \(remote.level)")
    #if os(tvOS)
      Text("\(remote.swipes)")
    #elseif os(watchOS) || os(macOS)
      Text("\(remote.turns)")
    #else
      Text("\(remote.taps)")
    #endif
  }
}
