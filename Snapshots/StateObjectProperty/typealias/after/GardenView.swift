import SwiftUI

@Observable
final class GardenModel {
  var beds = 0
}

typealias Model = GardenModel

struct GardenView: View {
  typealias ViewModel = Model

  @State private var model = ViewModel()
  @State private var other: ViewModel = .init()

  var body: some View {
    Text("\(model.beds + other.beds)")
  }
}
