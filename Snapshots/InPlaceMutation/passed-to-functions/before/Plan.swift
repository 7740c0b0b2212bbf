import SwiftUI

struct Bed {
  var plants = 0

  mutating func fill(from plan: Plan) { plants = plan.beds.count }
  mutating func fillFromShared() { plants = Plan.shared.beds.count }
  mutating func clear() { plants = 0 }
}

struct Gardener {
  func plant(_ beds: inout [Bed]) { beds.append(Bed(plants: Plan.shared.beds.count)) }
}

func extend(_ beds: inout [Bed]) { beds.append(Bed(plants: Plan.shared.beds.count)) }
func shorten(_ beds: inout [Bed]) { beds.removeLast() }

final class Plan: ObservableObject {
  nonisolated(unsafe) static let shared = Plan()
  @Published var beds = [Bed()]
  private let gardener = Gardener()

  func change() {
    beds[0].fill(from: self)
    beds[0].fillFromShared()
    beds[0].clear()
    gardener.plant(&beds)
    extend(&beds)
    shorten(&beds)
  }
}
