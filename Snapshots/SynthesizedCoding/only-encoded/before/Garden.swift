import SwiftUI

struct GardenView: View {
  let pot: Pot

  var body: some View { Text("Garden").environmentObject(pot) }
}
