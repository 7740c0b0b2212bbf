import SwiftUI

protocol Named: AnyObject {
  var name: String { get }
}

extension Named {
  var title: String { "the \(name)" }
}

func heading(of thing: some Named) -> String { thing.title.uppercased() }

@Observable
final class Boat: Named, CustomStringConvertible {
  var changes = 0
  var name = "Swan"
  var crew = 2
  var speed = 3
  var cargo = "tea"
  var depth = 1
  var home = "Hull"
  /// Only a line in a log reads it.
  @ObservationIgnored var weight = 9

  var description: String { "crew of \(crew)" }

  static func pace(of boat: Boat) -> String { "pace \(boat.speed)" }

  func log() { print("weight \(weight)") }

  func leave() {
    name = "Heron"
    crew = 4
    speed = 6
    cargo = "salt"
    depth = 2
    home = "Kiel"
    weight = 10
    changes += 1
  }
}

extension String {
  init(cargoOf boat: Boat) { self = "carries \(boat.cargo)" }
}

struct Draft {
  let text: String

  init(_ boat: Boat) { text = "draws \(boat.depth)" }
}

struct NameLabel: View {
  let thing: any Named

  var body: some View { Text(thing.name) }
}

struct HomeLabel<Harbour: View>: View {
  @ViewBuilder let harbour: Harbour

  var body: some View { harbour }
}

struct BoatView: View {
  @State private var boat = Boat()

  var body: some View {
    VStack {
      Text(boat.title)
      Text(heading(of: boat))
      Text("\(boat)" as String)
      Text(Boat.pace(of: boat))
      Text(String(cargoOf: boat))
      Text(Draft(boat).text)
      NameLabel(thing: boat)
      HomeLabel { Text(boat.home) }
      Button("Leave") { boat.leave() }
      Button("Log") { boat.log() }
    }
  }
}
