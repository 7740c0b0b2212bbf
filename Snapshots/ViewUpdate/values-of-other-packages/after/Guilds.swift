import Guilds
import SwiftUI

@Observable
final class Player {
  var isPlaying = false
}

/// A value, most likely: nothing of it is changed in place.
struct GuildRow: View {
  @Environment(Player.self) var player
  let guild: Guild

  var body: some View {
    Text(guild.properties.name)
    Button("Play") { player.isPlaying = true }
  }
}

/// What a constant holds is changed in place: it is an object.
struct KnobRow: View {
  @State var refresher = Refresher()
  let knob: Knob

  var body: some View {
    Text("\(knob.level)")
    Button("Louder") {
      knob.level += 1
      refresher.version += 1
    }
  }
}

@Observable
final class Refresher {
  var version = 0
}

/// Where something was, and how large: neither changes.
struct Marker: View {
  @Environment(Player.self) var player
  let location: CLLocation
  let size: NSSize

  var body: some View {
    Text("\(location.coordinate) \(size.width)")
    Button("Play") { player.isPlaying = true }
  }
}

/// Enumerations and structures whose names have prefixes, as those of classes have.
struct Badge: View {
  @Environment(Player.self) var player
  let status: CLAuthorizationStatus
  let orientation: UIInterfaceOrientation
  let style: UIUserInterfaceStyle
  let symbol: SFSymbol

  var body: some View {
    Text("\(status.title) \(orientation.isLandscape) \(style.title) \(symbol.localized)")
    Button("Play") { player.isPlaying = true }
  }
}

/// It hands out one and the same object.
final class Channel {
  private let pool = Pool()

  var meter: Meter { pool.meter }
}

final class Pool {
  var meter = Meter()
}

@Observable
final class Meter {
  var level = 0
}

struct MeterView: View {
  let meter: Meter

  var body: some View { Text("\(meter.level)") }
}

struct ChannelView: View {
  @Environment(Player.self) var player
  let channel: Channel

  var body: some View {
    MeterView(meter: channel.meter)
    Button("Play") { player.isPlaying = true }
  }
}
