import SwiftUI

final class GardenModel: ObservableObject {
  @Published var beds = 0
}

typealias Model = GardenModel

struct GardenView: View {
  typealias ViewModel = Model

  @StateObject private var model = ViewModel()
  @StateObject private var other: ViewModel = .init()

  var body: some View {
    Text("\(model.beds + other.beds)")
  }
}
