import Beds
import Plants
import SwiftUI

struct BothView: View {
  @ObservedObject var beds: Beds.Model
  @ObservedObject var plants: Plants.Model

  var body: some View {
    Text("\(beds.beds + plants.plants)")
  }
}
