import SwiftUI

protocol Maker {
  associatedtype Model: AnyObject & Observable
  func makeModel() -> Model
}

@Observable
final class Plant {
  var name = ""
}

struct PlantMaker: Maker {
  func makeModel() -> Plant { Plant() }
}

protocol Screen: View {
  associatedtype Content: AnyObject & Observable
  init(content: Content)
}

@Observable
final class Bed {
  var size = 1
}

struct BedScreen: Screen {
  private let bed: Bed

  init(content: Bed) { bed = content }

  var body: some View {
    Text("\(bed.size)")
  }
}
