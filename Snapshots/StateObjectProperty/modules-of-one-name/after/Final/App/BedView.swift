import GardenModel
import SwiftUI

struct BedView: View {
  @State private var bed = Bed()

  var body: some View {
    Stepper("\(bed.rows)", value: $bed.rows)
  }
}
