import Beds
import SwiftUI

struct BedsView: View {
  @StateObject private var model = Model()

  var body: some View {
    Text("\(model.beds)")
  }
}
