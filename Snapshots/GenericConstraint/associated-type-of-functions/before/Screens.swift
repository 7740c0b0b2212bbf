import SwiftUI

protocol Maker {
  associatedtype Model: ObservableObject
  func makeModel() -> Model
}

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantMaker: Maker {
  func makeModel() -> Plant { Plant() }
}

protocol Screen: View {
  associatedtype Content: ObservableObject
  init(content: Content)
}

final class Bed: ObservableObject {
  @Published var size = 1
}

struct BedScreen: Screen {
  @ObservedObject private var bed: Bed

  init(content: Bed) { bed = content }

  var body: some View {
    Text("\(bed.size)")
  }
}
