import Plants
import SwiftUI

struct PlantsView: View {
  @State private var model = Model()

  var body: some View {
    Text("\(model.plants)")
  }
}
