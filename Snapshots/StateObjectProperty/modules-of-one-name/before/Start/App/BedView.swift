import GardenModel
import SwiftUI

struct BedView: View {
  private let bed = Bed()

  var body: some View {
    Text("\(bed.rows)")
  }
}
