import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct PlantRow: View {
  /// Shown here.
  public let plant: Plant

  // beside it
  fileprivate let other: Plant
  /* third */ internal let third: Plant
  let fourth: Plant
  @MainActor let fifth: Plant
  private(set) var sixth: Plant
  let seventh: Plant  // last

  var body: some View {
    Text(plant.name + other.name + third.name + fourth.name + fifth.name + sixth.name + seventh.name)
  }
}
