import Plants
import SwiftUI

struct PlantsView: View {
  @StateObject private var model = Model()

  var body: some View {
    Text("\(model.plants)")
  }
}
