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

@Observable
final class Plan {
  nonisolated(unsafe) static let shared = Plan()
  var beds = [Bed()]
  private let gardener = Gardener()

  func change() {
    var updatedBeds = beds
    updatedBeds[0].fill(from: self)
    beds = updatedBeds
    var updatedBeds2 = beds
    updatedBeds2[0].fillFromShared()
    beds = updatedBeds2
    beds[0].clear()
    var updatedBeds3 = beds
    gardener.plant(&updatedBeds3)
    beds = updatedBeds3
    var updatedBeds4 = beds
    extend(&updatedBeds4)
    beds = updatedBeds4
    shorten(&beds)
  }
}
