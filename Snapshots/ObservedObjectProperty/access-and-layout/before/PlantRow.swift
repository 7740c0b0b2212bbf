import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantRow: View {
  /// Shown here.
  @ObservedObject
  public var plant: Plant

  @ObservedObject  // beside it
  fileprivate var other: Plant
  @ObservedObject /* third */ internal var third: Plant
  @SwiftUI.ObservedObject var fourth: Plant
  @MainActor @ObservedObject var fifth: Plant
  @ObservedObject private(set) var sixth: Plant
  @ObservedObject var seventh: Plant  // last

  var body: some View {
    Text(plant.name + other.name + third.name + fourth.name + fifth.name + sixth.name + seventh.name)
  }
}
