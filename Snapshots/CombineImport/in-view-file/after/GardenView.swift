import Combine
import SwiftUI

struct GardenView: View {
  let garden: Garden

  var body: some View {
    Text("\(garden.beds)")
  }
}
