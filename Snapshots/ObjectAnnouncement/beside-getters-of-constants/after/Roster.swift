import SwiftUI

enum Weather {
  nonisolated(unsafe) static var isDry = true
}

struct Wind {
  nonisolated(unsafe) static var present = Wind(speed: 1)
  let speed: Int
}

/// Shows nothing that nothing tells of: what a getter reads of constants stays as it is.
@Observable
final class Roster {
  private var orders: [String: [Int]] = [:]
  private let team: String?
  private let seats: [Int]

  init(team: String?) {
    self.team = team
    seats = [1, 2, 3]
  }

  var isOfTeam: Bool { team != nil }
  var lastSeat: Int { seats[2] }
  var names: [Int] { orders["all"] ?? [] }

  func keep(_ order: [Int]) {
    if orders["all"] == nil {
      orders["all"] = order
    } else {
      orders["all"] = order.reversed()
    }
  }
}

/// Shows what nothing tells of beside it.
@Observable
final class Bench {
  private let length: Double
  private let planks: [Plank]

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  init(length: Double) {
    self.length = length
    planks = [Plank()]
  }

  var isLong: Bool { length > 2 }
  var wind: Wind {
    access(keyPath: \.self)
    return .present
  }

  var isOnDevice: Bool {
    #if targetEnvironment(simulator)
      return false
    #else
      return true
    #endif
  }

  var firstIsDry: Bool {
    access(keyPath: \.self)
    return planks[0].isDry
  }

  var isDry: Bool {
    access(keyPath: \.self)
    // Nobody tells when it rains.
    return Weather.isDry
  }

  func dry() {
    Weather.isDry = true
    planks[0].isDry = true
    notifyObservers()
  }
}

final class Plank {
  var isDry = false
}

struct RosterView: View {
  let roster: Roster
  let bench: Bench

  var body: some View {
    if roster.isOfTeam { Text("\(roster.names.count) of \(roster.lastSeat)") }
    if bench.isLong, bench.isOnDevice {
      Text(bench.isDry || bench.firstIsDry ? "dry" : "wet \(bench.wind.speed)")
    }
    Button("Keep") { roster.keep([1, 2]) }
    Button("Dry") { bench.dry() }
  }
}
