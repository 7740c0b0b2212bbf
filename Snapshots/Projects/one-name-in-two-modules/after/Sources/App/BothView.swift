import Beds
import Plants
import SwiftUI

struct BothView: View {
  let beds: Beds.Model
  let plants: Plants.Model

  var body: some View {
    Text("\(beds.beds + plants.plants)")
  }
}
