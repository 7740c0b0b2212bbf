import SwiftUI

enum Battery {
  nonisolated(unsafe) static var level = 100
}

@Observable
final class Remote {
  var channel = 1

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.channel) {}
    #if os(tvOS)
    withMutation(keyPath: \.swipes) {}
    withMutation(keyPath: \.isTouched) {}
    #endif
    #if !os(tvOS) && (os(watchOS) || os(macOS))
    withMutation(keyPath: \.turns) {}
    #endif
    #if !os(tvOS) && (os(watchOS) || os(macOS)) && DEBUG
    withMutation(keyPath: \.turnLog) {}
    #endif
    #if !os(tvOS) && !(os(watchOS) || os(macOS))
    withMutation(keyPath: \.taps) {}
    #endif
    withMutation(keyPath: \.self) {}
  }

  #if os(tvOS)
    private(set) var swipes = 0
    var isTouched = false
  #elseif os(watchOS) || os(macOS)
    private(set) var turns = 0
    #if DEBUG
      var turnLog = ""
    #endif
  #else
    private(set) var taps = 0
  #endif

  var level: Int {
    access(keyPath: \.self)
    return Battery.level
  }

  func charge() {
    Battery.level = 100
    notifyObservers()
  }
}

struct RemoteView: View {
  let remote: Remote

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
