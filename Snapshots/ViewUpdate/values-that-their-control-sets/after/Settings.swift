import SwiftUI

final class Channel {
  var showsEmotes = false
  var showsBadges = false
}

@MainActor
@Observable
final class Stream {
  var viewers = 0

  func reload() { viewers = 0 }

  func resetBadges(of channel: Channel) {
    channel.showsBadges = false
    viewers = 0
  }
}

// Only the control that shows the value sets it.
struct EmoteSettings: View {
  @Environment(Stream.self) var stream
  let channel: Channel

  var body: some View {
    Toggle(
      "Emotes",
      isOn: Binding(
        get: { channel.showsEmotes },
        set: { value in
          channel.showsEmotes = value
          stream.reload()
        }))
  }
}

struct BadgeSettings: View {
  @Environment(Stream.self) var stream
  let channel: Channel

  var body: some View {
    VStack {
      Toggle(
        "Badges",
        isOn: Binding(
          get: { channel.showsBadges },
          set: { value in
            channel.showsBadges = value
            stream.reload()
          }))
      Button("Reset") { stream.resetBadges(of: channel) }
    }
  }
}

struct SettingsView: View {
  @State private var stream = Stream()
  private let channel = Channel()

  var body: some View {
    VStack {
      Text("\(stream.viewers)")
      EmoteSettings(channel: channel)
      BadgeSettings(channel: channel)
    }
    .environment(stream)
  }
}
