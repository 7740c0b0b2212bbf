import SwiftUI

@Observable
final class Zone {
  var count = 0

  static let near = Zone()
  static let far = Zone()
}

/// The second assignment needs a variable.
struct ReplacedView: View {
  var zone: Zone

  init(isFar: Bool) {
    zone = .near
    if isFar { zone = .far }
  }

  var body: some View { Text("\(zone.count)") }
}

struct LastView: View {
  private var zone: Zone

  init(zones: [Zone]) {
    zone = .near
    for zone in zones { self.zone = zone }
  }

  var body: some View { Text("\(zone.count)") }
}

struct GuardedView: View {
  var zone: Zone

  init(zone: Zone?) {
    self.zone = .near
    guard let zone else { return }
    self.zone = zone
  }

  var body: some View { Text("\(zone.count)") }
}

/// The other initializer has assigned it.
struct DelegatingView: View {
  var zone: Zone

  init(zone: Zone) { self.zone = zone }

  init(isFar: Bool) {
    self.init(zone: .near)
    if isFar { zone = .far }
  }

  var body: some View { Text("\(zone.count)") }
}

/// One assignment for each way.
struct BranchedView: View {
  let zone: Zone

  init(isFar: Bool) {
    if isFar { zone = .far } else { zone = .near }
  }

  init(zone: Zone?) {
    guard let zone else {
      self.zone = .near
      return
    }
    self.zone = zone
  }

  var body: some View { Text("\(zone.count)") }
}
