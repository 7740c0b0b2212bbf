import Guilds
import SwiftUI

final class Player: ObservableObject {
  @Published var isPlaying = false
}

/// A value, most likely: nothing of it is changed in place.
struct GuildRow: View {
  @EnvironmentObject var player: Player
  let guild: Guild

  var body: some View {
    Text(guild.properties.name)
    Button("Play") { player.isPlaying = true }
  }
}

/// What a constant holds is changed in place: it is an object.
struct KnobRow: View {
  @StateObject var refresher = Refresher()
  let knob: Knob

  var body: some View {
    Text("\(knob.level)")
    Button("Louder") {
      knob.level += 1
      refresher.version += 1
    }
  }
}

final class Refresher: ObservableObject {
  @Published var version = 0
}

/// Where something was, and how large: neither changes.
struct Marker: View {
  @EnvironmentObject var player: Player
  let location: CLLocation
  let size: NSSize

  var body: some View {
    Text("\(location.coordinate) \(size.width)")
    Button("Play") { player.isPlaying = true }
  }
}

/// Enumerations and structures whose names have prefixes, as those of classes have.
struct Badge: View {
  @EnvironmentObject var player: Player
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

final class Meter: ObservableObject {
  @Published var level = 0
}

struct MeterView: View {
  @ObservedObject var meter: Meter

  var body: some View { Text("\(meter.level)") }
}

struct ChannelView: View {
  @EnvironmentObject var player: Player
  let channel: Channel

  var body: some View {
    MeterView(meter: channel.meter)
    Button("Play") { player.isPlaying = true }
  }
}
