import Beds
import SwiftUI

struct BedsView: View {
  @State private var model = Model()

  var body: some View {
    Text("\(model.beds)")
  }
}
