import SwiftUI

struct PlantPage: View {
  @State private var isPresented = false

  var body: some View {
    PlantSheet(
      model: PlantModel(name: "Fern"), isPresented: $isPresented, backgroundColor: .green,
      onClose: {})
  }
}
